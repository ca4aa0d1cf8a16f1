import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { countHeadings } from '../../../src/components/markup/countHeadings';
import { factsIn } from '../../../src/components/markup/factsIn';
import { richTextConfig } from '../../../src/components/markup/sanitizeToNodes';
import { sanitizeInBrowser } from '../../../src/components/markup/sanitizeInBrowser';
import { createRichTextStyleSheet, sanitizeOnServer } from '../../../src/ssr/sanitizeOnServer';
import { hostileMarkup } from '../../support/hostileMarkup';
import { runs } from '../../support/longRun';

function clean(source: string, anchored = false) {
  const styles = createRichTextStyleSheet();
  const { facts, markup } = sanitizeOnServer(source, { origin: location.origin, styles });
  return { facts, markup: markup(anchored), styleSheet: styles.text() };
}

const added = ['class', 'role', 'id', 'tabindex', 'aria-label', 'data-label', 'rel', 'target', 'loading'];

/** What DOMPurify would still remove if the output were an author's input. */
function removedInBrowser(markup: string): string[] {
  DOMPurify.sanitize(markup, {
    ...richTextConfig,
    ADD_ATTR: added,
    ADD_URI_SAFE_ATTR: [...(richTextConfig.ADD_URI_SAFE_ATTR ?? []), ...added],
  });
  return (
    DOMPurify.removed
      .map((removed) =>
        'element' in removed ? removed.element.nodeName : `${removed.attribute?.name}="${removed.attribute?.value}"`,
      )
      // The containing document is always among them.
      .filter((removed) => removed !== 'BODY')
  );
}

const parse = (markup: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = markup;
  return body;
};

const tagNames = 'p b i a div span ul li h2 h3 table caption thead tbody tr th td blockquote pre br img'.split(' ');
const foreign =
  'svg math mtext mglyph title desc foreignObject template noscript style script textarea select option form xmp'.split(
    ' ',
  );
const attributes = fc.constantFrom(
  '', ' href="/policy"', ' href=javascript:x', ' href="https://elsewhere.example/"', ' src=/profile/a.png', ' src=//x', ' style="color:red;width:9px"',
  ' style=position:fixed', ' onerror=x', ' id=root', ' class="nb rs-1-1"', ' colspan=2', ' title="<p>"', " alt='\"'", ' role=alert', ' data-label=x',
); // prettier-ignore
const anyTag = fc
  .tuple(
    fc.constantFrom(...tagNames, ...foreign),
    attributes,
    fc.constantFrom('<', '</', '< ', '<\0'),
    fc.constantFrom('>', '/>', '', ' '),
  )
  .map(([name, attribute, start, end]) => `${start}${name}${start === '</' ? '' : attribute}${end}`);
const oddText = fc.constantFrom(
  '字', ' ', '\n', '5 万元', '\0', '&lt;script&gt;', '&#0;', '&#x3c;', '&notanentity;', '&amp', '&nbsp;', '<!--', '-->', '--!>', '<![CDATA[', ']]>', '<?', '"', "'",
); // prettier-ignore
const anyMarkup = fc
  .array(fc.oneof(anyTag, oddText, fc.constantFrom(...hostileMarkup), fc.string({ maxLength: 6 })), { maxLength: 24 })
  .map((pieces) => pieces.join(''));

const plainTag = fc
  .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...tagNames))
  .map(([start, name]) => `${start}${name}>`);
const plainMarkup = fc
  .array(fc.oneof(plainTag, fc.constantFrom('字', '词', '&lt;', '5 万元')), { maxLength: 24 })
  .map((pieces) => pieces.join(''));

it.each(hostileMarkup)('sends nothing of %j that the browser would remove', (html) => {
  const { markup } = clean(`<p>文</p>${html}`, true);
  expect(removedInBrowser(markup)).toEqual([]);
});

it('sends nothing that the browser would remove, whatever was written', () => {
  fc.assert(
    fc.property(anyMarkup, fc.boolean(), (source, anchored) => {
      const { markup } = clean(source, anchored);
      expect(removedInBrowser(markup)).toEqual([]);
      const sent = parse(markup);
      expect(sent.querySelector('[style], [onerror], [role="alert"], [id="root"]')).toBeNull();
      expect(Array.from(sent.querySelectorAll('[id]')).every(({ id }) => anchored && /^part-\d+$/.test(id))).toBe(true);
    }),
    runs(300, 80),
  );
});

it('writes no rule but for the styles that the policy allows', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string(), fc.constantFrom('color', ':', ';', '}', '{', 'red', 'url(x)', '</style>', '/*', '\\')),
      ),
      (pieces) => {
        const style = `color: red; ${pieces.join('')}`.replace(/"/g, '&quot;');
        const { styleSheet } = clean(`<p style="${style}">文</p>`);
        expect(styleSheet).toMatch(
          /^(?:(?:\.rs-[\da-z]+-[\da-z]+){4}\{[a-z-]+:[^{}<;\\]*(?:;[a-z-]+:[^{}<;\\]*)*\})?$/,
        );
      },
    ),
  );
});

it('keeps every word that the browser keeps, however broken the markup around it is', () => {
  // Parsers may differ in foster parenting.
  const words = (root: Node) =>
    Array.from((root.textContent ?? '').replace(/\s/g, ''))
      .sort()
      .join('');
  fc.assert(
    fc.property(plainMarkup, (source) => {
      expect(words(parse(clean(source).markup))).toBe(words(sanitizeInBrowser(source)));
    }),
    runs(300, 80),
  );
});

it('numbers a list of a type that is named as what every object has', () => {
  expect(clean('<ol type="constructor"><li>甲</li></ol>').markup).toContain('<li>甲</li>');
});

it('keeps a word behind an amount whose neighbours are taken out', () => {
  expect(clean('<img>5 万元<span>字').markup).toBe('<span class="nb">5 万元</span>字');
});

it.each([
  ['<h2>一、对象</h2><p>文</p><h2>二、<b>条件</b></h2><h3>1. 其他</h3><h2> </h2><h2>3、期限</h2>', 4],
  ['<h3>一、对象</h3><h3>二、条件</h3>', 2],
  ['<p>文</p>', 0],
  ['<p> &nbsp;</p>', 0],
  ['<hr>', 0],
  ['<img src="https://elsewhere.example/a.png">', 0],
])('finds in %j what the browser finds', (source, count) => {
  expect(clean(source).facts).toEqual(factsIn(sanitizeInBrowser(source)));
  expect(countHeadings(source)).toBe(count);
});

it('sends the markup that the browser would make of a whole article', () => {
  const source = [
    '<h2>一、对象</h2><p>最高 120 万元，<a href="https://elsewhere.example/">外</a>，<a href="profile/a.pdf">表</a>。</p>',
    '<table><caption>额度</caption><tr><th>额度</th><th>期限</th></tr><tr><td>500 万元</td><td>6 个月</td></tr></table>',
    '<ul><li>甲</li><li>乙<ol start="3" type="A"><li>丙</li><li value="9">丁</li></ol></li></ul><pre>一\n二 &lt;三&gt;</pre><p><img src="/profile/a.png"><br>图 1</p>',
    `<p><img src="/profile/uploads/${'a1'.repeat(16)}/1920x960.jpg" alt="图" srcset="https://elsewhere.example/a.png 1w"></p>`,
  ].join('');
  const inBrowser = document.createElement('div');
  inBrowser.append(sanitizeInBrowser(source));
  const markup = parse(clean(source).markup);
  expect(markup.innerHTML).toBe(inBrowser.innerHTML);
  expect(Array.from(markup.querySelectorAll('ol > li'), (item) => item.getAttribute('data-number'))).toEqual([
    'C',
    'I',
  ]);
  expect(markup.innerHTML).toContain('/1280.jpg 1280w, ');
  expect(markup.innerHTML).not.toContain('elsewhere.example/a.png');
});

it.each([
  ['elements', '<div>'.repeat(20_000)],
  ['tables', '<table><tr><td>'.repeat(8_000)],
  ['lists', '<ul><li>'.repeat(12_000)],
  ['emphasis', `${'<b><i>'.repeat(10_000)}文${'</p>'.repeat(10_000)}`],
  ['links', '<a href="/">'.repeat(10_000)],
  ['drawings', '<svg><title>'.repeat(8_000)],
  ['quotation marks', '<p title="'.repeat(10_000)],
  ['opening characters', '<'.repeat(100_000)],
])('ends with any depth of %s', (_what, source) => {
  const { markup } = clean(`<p>文</p>${source}`);
  expect(parse(markup).textContent).toContain('文');
  let depth = 0;
  for (let node: Element | null = parse(markup); node; node = node.lastElementChild) depth += 1;
  expect(depth).toBeLessThan(512);
});

it('leads to the first 200 headings alone, and shows all of them', () => {
  const many = clean('<h2>节</h2>'.repeat(19_000), true);
  expect(many.facts.headings).toHaveLength(200);
  expect(many.markup.match(/ id=/g)).toHaveLength(200);
  expect(many.markup.match(/<h2/g)).toHaveLength(19_000);
  expect(countHeadings('<h2>节</h2>'.repeat(300))).toBe(200);
});
