import { keptOf } from './schema';

const marks = /^(?:A|B|CODE|DEL|EM|I|INS|MARK|S|SPAN|STRONG|SUB|SUP|U)$/;

/** Names of the same meaning. */
const synonyms: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };

const labelOf = (element: Element): string => {
  const kept = Object.entries(keptOf(element) ?? {}).filter(([name, value]) => name !== 'alt' || value !== '');
  const tag = synonyms[element.tagName] ?? element.tagName;
  return [tag, ...kept.map(([name, value]) => `${name}=${JSON.stringify(value)}`).sort()].join(' ');
};

/** Styles that set what a mark sets, so that the inner one of the two wins. */
const overriding = /style=.*(?:font-|text-decoration)/;

/** Marks inside each other count in any order, unless one overrides another. */
const inOrder = (chain: readonly string[]): string =>
  chain.some((label) => overriding.test(label))
    ? chain.join()
    : Array.from(new Set(chain))
        .sort((one, other) => one.split(' ')[0].localeCompare(other.split(' ')[0]))
        .join();

/** What a text shows, regardless of how it is written: two texts of one shape look the same. */
export function shapeOf(root: Node): string {
  const out: string[] = [];
  let run = { chain: '', text: '' };
  let endsInSpace = true;
  const flush = () => {
    if (run.text !== '') out.push(`[${run.chain}]${run.text}`);
    run = { chain: '', text: '' };
  };
  const boundary = (label: string) => {
    run.text = run.text.replace(/ $/, '');
    flush();
    out.push(label);
    endsInSpace = true;
  };
  const walk = (node: Node, chain: readonly string[]) => {
    if (node.nodeType === 3) {
      let text = (node.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      if (endsInSpace) text = text.replace(/^ /, '');
      if (text === '') return;
      endsInSpace = text.endsWith(' ');
      const key = inOrder(chain);
      if (key !== run.chain) flush();
      run = { chain: key, text: run.text + text };
      return;
    }
    if (!(node instanceof Element)) return;
    const label = labelOf(node);
    if (node.tagName === 'BR' || node.tagName === 'IMG') {
      flush();
      out.push(`<${label}>[${inOrder(chain)}]`);
      endsInSpace = node.tagName === 'BR';
    } else if (marks.test(node.tagName)) {
      const isMark = label !== 'SPAN';
      node.childNodes.forEach((child) => walk(child, isMark ? [...chain, label] : chain));
    } else {
      boundary(`<${label}>`);
      node.childNodes.forEach((child) => walk(child, []));
      boundary(`</${node.tagName}>`);
    }
  };
  root.childNodes.forEach((child) => walk(child, []));
  boundary('');
  return out.join('');
}
