/**
 * How an ordered list of a `type` is numbered, as the class that RichText.module.css knows. The selector `[type='a']` would
 * match `A` too: browsers compare this attribute without regard to case.
 */
export const numbering: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
