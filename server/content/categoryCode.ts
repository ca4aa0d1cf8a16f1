/** Addresses of the portal's own that stand where those of categories do: of details in every area, and these. */
const taken: Readonly<Record<string, string>> = { financial: 'default', specialist: 'detailall' };

/** What is wrong with the code of a new category, which is a part of the address of its list; null: nothing. */
export function codeProblem(area: string, code: string): string | null {
  if (/[/\\%?#]/.test(code) || code === '.' || code === '..')
    return 'must not hold / \\ % ? or #, nor be . or .., which no address can carry';
  const word = code.toLowerCase();
  return word === 'detail' || word === taken[area] ? `is an address of the portal's own: ${code}` : null;
}
