const isTermLabel = (text = ''): boolean =>
  /额|期限|租期|期间|年化|利率|费率|价格|费用|保费|租金/.test(text) && !/\d/.test(text);

/** Amount, period and price in a product's table, in columns below their names or in rows beside them; at most three. */
export function statedTerms(rows: readonly (readonly string[])[]): { label: string; value: string }[] {
  const [names = [], values = []] = rows;
  const isInColumns = names.length !== 2 || (names.every(isTermLabel) && !isTermLabel(values[0]));
  const pairs = isInColumns ? names.map((name, place) => [name, values[place]]) : rows;
  return pairs
    .flatMap(([label, value]) => (label && isTermLabel(label) && value ? [{ label, value }] : []))
    .slice(0, 3);
}
