import fc from 'fast-check';
import { sanitizeInBrowser } from '../../../../src/components/markup/sanitizeInBrowser';
import { documentOf, htmlOf } from '../../../../src/desk/content/richText/markup';
import { runs } from '../../../support/longRun';

/** Any text that rich text may hold → the editor → what the portal shows is the same. */

const words = fc.constantFrom('通知', '数字化 改造', ' 2,000 元', 'A & B', '甲  乙\n丙', '');
const attributes = fc.constantFrom(
  '',
  ' style="text-align:right"',
  ' style="color:#c00;font-weight:bold"',
  ' style="width:50%"',
  ' title="题"',
  ' width="120"',
);

const { inline } = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    words,
    fc.constantFrom('<br>', '<img src="/profile/a.png" alt="图" width="40" height="20">', '<img src="/b.png">'),
    fc
      .tuple(
        fc.constantFrom('b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'span'),
        attributes,
        tie('inline'),
        tie('inline'),
      )
      .map(([tag, kept, one, other]) => `<${tag}${kept}>${one}${other}</${tag}>`),
    fc.tuple(attributes, words).map(([kept, text]) => `<a href="/policy"${kept}>${text}</a>`),
  ),
}));

const element = (tags: readonly string[], content: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom(...tags), attributes, content)
    .map(([tag, kept, inside]) => `<${tag}${kept}>${inside}</${tag}>`);
const several = (one: fc.Arbitrary<string>) => fc.array(one, { maxLength: 3 }).map((parts) => parts.join(''));

const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    inline,
    element(['p', 'h2', 'h3', 'h6', 'div', 'pre', 'blockquote'], inline),
    fc.constant('<hr>'),
    element(['ul', 'ol'], several(element(['li'], fc.oneof(inline, tie('block'))))),
    element(['div', 'blockquote', 'figure'], several(tie('block'))),
    element(['dl'], several(element(['dt', 'dd'], inline))),
    fc
      .tuple(
        attributes,
        fc.constantFrom('', '<caption>表</caption>', '<colgroup><col width="30%"><col></colgroup>'),
        several(element(['tr'], several(element(['td', 'th', 'td colspan="2"'], fc.oneof(inline, tie('block')))))),
      )
      .map(([kept, head, rows]) => `<table${kept}>${head}<thead>${rows}</thead><tbody>${rows}</tbody></table>`),
  ),
}));

const names: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const isMark = (name: string) => /^(?:A|CODE|EM|S|SPAN|STRONG|SUB|SUP|U)$/.test(name);

/** Each character and picture of a text as the portal shows it, with all that it stands in. */
function shown(html: string): string[] {
  const root = document.createElement('div');
  root.append(sanitizeInBrowser(html));
  const seen: string[] = [];
  const describe = (node: Element) => {
    const name = names[node.tagName] ?? node.tagName;
    const attributeTexts = Array.from(node.attributes, ({ name: key, value }) => `${key}=${value}`);
    return [name, ...attributeTexts.filter((one) => one !== 'class=nb').sort()].join(' ');
  };
  const around = (node: Node): string => {
    const blocks: string[] = [];
    const marks = new Set<string>();
    for (let one = node.parentElement!; one !== root; one = one.parentElement!) {
      const text = describe(one);
      if (!isMark(text.split(' ')[0])) blocks.push(text);
      else if (text !== 'SPAN') marks.add(text);
    }
    // A paragraph around bare text at the top looks the same.
    if (blocks.length === 0) blocks.push('P');
    return `${blocks.join(' < ')} (${[...marks].sort().join()})`;
  };
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const inPre = node.parentElement!.closest('pre') !== null;
      for (const letter of inPre ? node.nodeValue! : node.nodeValue!.replace(/\s/g, '')) {
        seen.push(`${letter} ${around(node)}`);
      }
    } else if (/^(?:IMG|HR|BR)$/.test((node as Element).tagName ?? '')) {
      seen.push(`${describe(node as Element)} ${around(node)}`);
    }
    node.childNodes.forEach(walk);
  };
  walk(root);
  return seen;
}

it('changes nothing that the portal shows of any text', () => {
  fc.assert(
    fc.property(several(block), (html) => {
      expect(shown(htmlOf(documentOf(html)))).toEqual(shown(html));
    }),
    runs(300, 60),
  );
});

it('keeps all of it when something is written beside it', () => {
  fc.assert(
    fc.property(several(block), (html) => {
      const doc = documentOf(`<p>头</p>${html}`);
      const written = doc.type.create(null, [doc.firstChild!, ...doc.content.content]);
      expect(shown(htmlOf(written))).toEqual(shown(`<p>头</p><p>头</p>${html}`));
    }),
    runs(100, 25),
  );
});
