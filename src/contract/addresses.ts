/**
 * The address of every page, as it is shown and linked; `:name` is any one segment. Where two fit, the one with fewer
 * such segments does.
 */
export const pageAddresses = [
  '/',
  '/index',
  '/homeLogin',
  '/homeRegister',
  '/account/login',
  '/account/register',
  '/contactUs',
  '/privacy',
  '/policy',
  '/policy/:category',
  '/policy/detail/:fdId',
  '/financial',
  '/financial/default',
  '/financial/:category',
  '/financial/detail/:fdId',
  '/specialist',
  '/specialist/:category',
  '/specialist/detailAll',
  '/specialist/detailAll/:category',
  '/specialist/detail/:fdId',
  '/recruit/detail/:fdId',
  '/project',
  '/project/:category',
  '/project/detail/:fdId',
  '/special',
  '/special/:category',
  '/special/detail/:fdId',
  '/shopping_mall',
  '/shopping_mall/:category',
  '/shopping_mall/detail/:fdId',
  '/supply_demand',
  '/supply_demand/supply',
  '/supply_demand/supply/:category',
  '/supply_demand/supply/detail/:fdId',
  '/supply_demand/demand',
  '/supply_demand/demand/:category',
  '/supply_demand/demand/detail/:fdId',
] as const;

const isParameter = (segment: string): boolean => segment.startsWith(':');

const table = pageAddresses
  .map((address) => address.split('/').slice(1))
  .sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The one spelling of a page's path: fixed segments as the table has them, whatever their case or escapes, and no slash
 * at the end. Ids and category codes keep theirs. A path of no page is returned as it is.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/').slice(1);
  while (segments.length > 1 && segments[segments.length - 1] === '') segments.pop();
  const fixed = segments.map((segment) => decoded(segment).toLowerCase());
  const address = table.find(
    (candidate) =>
      candidate.length === segments.length &&
      candidate.every((part, i) => (isParameter(part) ? segments[i] !== '' : part.toLowerCase() === fixed[i])),
  );
  return address ? `/${address.map((part, i) => (isParameter(part) ? segments[i] : part)).join('/')}` : path;
}
