import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { makeRoutes } from '../../../src/app/routes';
import { pageAddresses } from '../../../src/contract/addresses';
import { routeMatches } from '../../../src/app/pageRouter';

const routes = makeRoutes();

const others = [
  ...['/', '//', '/no-such-page', '/policy/3/4/5', '/POLICY/detail/a', '/policy/', '/%70olicy/3', '/*'],
  ...['/supply_demand/other/x', '/financial/default'],
];

it.each([...pageAddresses.map((address) => address.replace(/:\w+/g, 'x')), ...others])(
  'an address finds the routes that the router finds: %s',
  (address) => {
    const plain = (matches: RouteMatch<string, RouteObject>[] | null) =>
      matches?.map(({ params, pathname, route: { path, element } }) => ({ params, pathname, path, element }));
    expect(plain(routeMatches(routes, address))).toEqual(plain(matchRoutes(routes, address)));
  },
);

it.each(['/x%0Ay', '/index%0d%0aX', '/policy/3/4%e2%80%a8'])(
  'an address with a line break is not found: %s',
  (address) => {
    expect(routeMatches(routes, address)?.at(-1)?.route.path).toBe('*');
  },
);
