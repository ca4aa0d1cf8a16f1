import { headingsIn } from './headings';
import type { RichTextFacts } from './richTextFacts';

const day = '\\d{4} ?年 ?\\d{1,2} ?月 ?\\d{1,2} ?日';
// eslint-disable-next-line no-restricted-syntax -- made of constants
const periodPattern = new RegExp(`${day} ?[至到—–-] ?${day}`);
const phonePattern = /电话[为：: ]*([\d() -]{7,20}\d)/;

/** Facts of a sanitised and transformed text. */
export function factsIn(root: ParentNode & Node): RichTextFacts {
  const whole = root.textContent ?? '';
  // What is struck out holds no longer.
  const valid = Array.from(root.querySelectorAll('del, s')).reduce(
    (text, { textContent }) => text.replace(textContent ?? '', ''),
    whole,
  );
  return {
    headings: headingsIn(root),
    isBlank: !whole.trim() && !root.querySelector('img, table, hr'),
    period: periodPattern.exec(valid)?.[0],
    phone: phonePattern.exec(valid)?.[1],
  };
}
