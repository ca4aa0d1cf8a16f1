/** Path segments that are already used at the position of a category code: `detail` in every area, and these. */
const taken: Readonly<Record<string, string>> = { financial: 'default', specialist: 'detailall' };

/** What is wrong with the code of a new category, which becomes part of its list's address; null: nothing. */
export function codeProblem(area: string, code: string): string | null {
  if (/[/\\%?#]/.test(code) || code === '.' || code === '..')
    return 'must not contain / \\ % ? or #, nor be . or .., because it is part of an address';
  const word = code.toLowerCase();
  return word === 'detail' || word === taken[area] ? `is reserved by the portal: ${code}` : null;
}
