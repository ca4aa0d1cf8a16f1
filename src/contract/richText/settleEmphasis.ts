import type { Element, Root } from '../dom';
import { styleCarrier } from '../richText';
import { decorationOf, type Declarations } from '../seenText';
import { inlineNames, wrapRuns } from './blocks';
import {
  all,
  create,
  hasContent,
  isElement,
  nameOf,
  nodesIn,
  rename,
  setStyle,
  stylesOf,
  unwrap,
  styled,
} from './nodes';

/** What a shorthand names before the size. */
const fontOf = (styles: Declarations) => styles.get('font') ?? '';
const isBold = (styles: Declarations) =>
  /^(?:bold|bolder|[6-9]\d\d|1000)$/.test(styles.get('font-weight') ?? '') ||
  (!styles.has('font-weight') && /^(?:[a-z-]+ )*(?:bold|bolder|[6-9]\d\d) /.test(fontOf(styles)));
const isLight = (styles: Declarations) => /^(?:normal|lighter|[1-5]\d\d)$/.test(styles.get('font-weight') ?? '');
const isItalic = (styles: Declarations) =>
  /^(?:italic|oblique)/.test(styles.get('font-style') ?? '') ||
  (!styles.has('font-style') && /^(?:[a-z-]+ )*(?:italic|oblique) /.test(fontOf(styles)));
const isUpright = (styles: Declarations) => styles.get('font-style') === 'normal';
const raise = (styles: Declarations) => Number.parseFloat(styles.get('mso-text-raise') ?? '0');

const emphases: readonly {
  name: string;
  /** Inside these it would say nothing new. */
  within: string;
  isOn: (styles: Declarations, element: Element) => boolean;
  isOff?: (styles: Declarations) => boolean;
}[] = [
  { name: 's', within: 's, strike, del', isOn: (styles) => decorationOf(styles).includes('line-through') },
  {
    name: 'u',
    within: 'u, a, ins',
    isOn: (styles, element) => decorationOf(styles).includes('underline') && nameOf(element) !== 'a',
  },
  { name: 'strong', within: 'b, strong, h1, h2, h3, h4, h5, h6, th', isOn: isBold, isOff: isLight },
  { name: 'em', within: 'i, em', isOn: isItalic, isOff: isUpright },
  {
    name: 'sup',
    within: 'sup, sub',
    isOn: (styles, element) =>
      inlineNames.has(nameOf(element)) && (styles.get('vertical-align') === 'super' || raise(styles) > 0),
  },
  {
    name: 'sub',
    within: 'sup, sub',
    isOn: (styles, element) =>
      inlineNames.has(nameOf(element)) && (styles.get('vertical-align') === 'sub' || raise(styles) < 0),
  },
];

/** Takes an emphasis off what resets it inside. */
function splitEmphasis(element: Element, name: string, isOff: (styles: Declarations) => boolean): void {
  const isReset = (node: Element) => isOff(stylesOf(node));
  const walk = (parent: Element): void => {
    for (const node of nodesIn(parent)) {
      if (isElement(node) && isReset(node)) continue;
      if (isElement(node) && all(node, `[${styleCarrier}]`).some(isReset)) walk(node);
      else if (hasContent(node)) {
        const wrapper = create(node, name);
        node.parentNode!.replaceChild(wrapper, node);
        wrapper.appendChild(node);
      }
    }
  };
  walk(element);
  unwrap(element);
}

export function settleEmphasis(root: Root): void {
  // Google Docs wraps all that it copies in a `b` that is not bold.
  for (const element of all(root, 'b, strong')) if (isLight(stylesOf(element))) rename(element, 'span');
  for (const element of all(root, 'i, em')) if (isUpright(stylesOf(element))) rename(element, 'span');
  const reset = [...new Set([...styled(root, 'font-weight'), ...styled(root, 'font-style')])];
  const elements = all(root, `[${styleCarrier}]`).map((element) => ({ element, styles: stylesOf(element) }));
  for (const { name, within, isOn, isOff } of emphases) {
    for (const { element, styles } of elements) {
      if (isOn(styles, element) && !element.closest(within)) wrapRuns(element, name, true);
    }
    if (!isOff || !reset.some((element) => isOff(stylesOf(element)))) continue;
    for (const element of all(root, name === 'strong' ? 'b, strong' : 'i, em')) {
      if (all(element, `[${styleCarrier}]`).some((one) => isOff(stylesOf(one)))) splitEmphasis(element, name, isOff);
    }
  }
  for (const element of reset) {
    if (/^(?:TH|H[1-6])$/.test(element.tagName)) continue;
    if (/^(?:normal|400)$/.test(stylesOf(element).get('font-weight') ?? '')) setStyle(element, 'font-weight', null);
    setStyle(element, 'font-style', null);
  }
}
