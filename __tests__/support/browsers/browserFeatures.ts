import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data';
import { full } from 'acorn-walk';
import type { MemberExpression, Node, Program } from 'acorn';
import { browserslist } from '../../../package.json';

/** What MDN knows of the features of the oldest supported browsers. */

type Versions = Readonly<Record<string, number>>;

const oldest: Versions = Object.fromEntries(
  browserslist.map((line) => {
    const [, name = '', version] = /^(\w+) >= (\d+)$/.exec(line)!;
    return [name === 'ios_saf' ? 'safari_ios' : name, Number(version)];
  }),
);

/** The first version of a browser that has a feature; limits of an implementation do not count. */
function since(browser: string, { support }: CompatStatement): number {
  const notes = [support[browser as keyof typeof support] ?? { version_added: false }].flat();
  const own = notes.filter(({ flags, prefix, alternative_name }) => !(flags || prefix || alternative_name));
  return Math.min(
    ...own.map(({ version_added: added }) =>
      typeof added === 'string' ? parseFloat(added.replace('≤', '')) : Infinity,
    ),
  );
}

const { api } = bcd;
const { builtins } = bcd.javascript;
const at = (tree: Identifier, ...names: string[]) => names.reduce((part, name) => part[name]!, tree).__compat!;

/** Those of `src/polyfills/lacksFeatures.ts`. */
const askedFor = [
  at(builtins, 'Array', 'toSorted'),
  at(api, 'structuredClone'),
  at(api, 'URL', 'canParse_static'),
  at(api, 'URLSearchParams', 'size'),
  at(api, 'HTMLDialogElement', 'showModal'),
];
/** From here on, no polyfills are loaded. */
const unaided: Versions = Object.fromEntries(
  Object.keys(oldest).map((browser) => [browser, Math.max(...askedFor.map((feature) => since(browser, feature)))]),
);

/** Interfaces whose names of members are looked for on any object; those of others are too often a program's own. */
const common =
  /^(?:AbortSignal|Array|Blob|Clipboard|DataTransfer|Document|Element|Error|EventTarget|File|FormData|Headers|HTML(?!FencedFrame)\w*|Intl(?:\.\w+)?|\w+Observer|Map|MediaQueryList|Navigator|Node|Object|Promise|Range|ReadableStream|RegExp|Request|Response|Selection|Set|String|(?:UI|Mouse|Pointer|Keyboard|Input|Submit)?Event|URL|URLSearchParams|Window)$/;

const known = new Set<string>();
const lacking = new Set<string>();
/** Features by their whole names: `Intl.Segmenter`. */
const exact = new Map<string, boolean>();

const partsOf = (tree: Identifier) =>
  Object.entries(tree).filter(([key]) => key !== '__compat') as [name: string, part: Identifier][];

function note(owner: string, tree: Identifier, versions: Versions): void {
  for (const [key, { __compat: feature }] of partsOf(tree)) {
    if (!feature) continue;
    const name = key.replace(/_static$/, '');
    const isThere = Object.entries(versions).every(([browser, version]) => since(browser, feature) <= version);
    exact.set(owner ? `${owner}.${name}` : name, isThere);
    if (isThere) known.add(name);
    else if (!owner || common.test(owner)) lacking.add(name);
  }
}

note('', api, oldest);
for (const [name, tree] of partsOf(api)) note(name, tree, oldest);
for (const [name, tree] of partsOf(builtins)) {
  // core-js has nothing of Intl.
  const versions = name === 'Intl' ? oldest : unaided;
  note(name, tree, versions);
  if (name === 'Intl') for (const [part, own] of partsOf(tree)) note(`Intl.${part}`, own, versions);
}

const nameOf = ({ computed, property }: MemberExpression): unknown =>
  property.type === 'Literal' ? property.value : computed ? undefined : (property as { name: string }).name;

/** The features that a program names, although one of the oldest supported browsers has none of that name. */
export function missingFeatures(program: Program): Set<string> {
  const found = new Set<string>();
  const isMissing = (name: string) => lacking.has(name) && !known.has(name);
  full(program, (node: Node) => {
    if (node.type === 'Identifier') {
      const { name } = node as Node & { name: string };
      // Shorter ones are variables.
      if (name.length > 3 && isMissing(name)) found.add(name);
    } else if (node.type === 'MemberExpression') {
      const member = node as MemberExpression;
      const name = nameOf(member);
      if (typeof name !== 'string') return;
      const { type, name: owner } = member.object as Node & { name?: string };
      const whole = `${owner}.${name}`;
      if (type === 'Identifier' && exact.get(whole) === false) found.add(whole);
      else if (isMissing(name)) found.add(name);
    }
  });
  return found;
}
