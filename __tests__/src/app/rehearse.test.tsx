import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { act, waitFor } from '@testing-library/react';
import { createMemoryHistory } from '@remix-run/router';
import { useLocation, useParams } from 'react-router-dom';
import { createPageRouter, routeMatches } from '../../../src/app/pageRouter';
import { usePageRouter } from '../../../src/app/PageRoutes';
import { rehearse } from '../../../src/app/rehearse';

const seen = jest.fn();

function Detail() {
  const { id } = useParams();
  const { search } = useLocation();
  const { pathname } = usePageRouter().state.location;
  useLayoutEffect(() => seen('laid out'));
  useEffect(() => seen('shown'));
  seen(id, search, pathname);
  return <h1>标题</h1>;
}

const failing = jest.fn(() => {
  throw new Error('a detail without a title');
});

/** Rehearses the page at an address. */
function rehearseAt(element: ReactNode) {
  const routes = [{ path: '/list' }, { path: '/detail/:id', element }];
  const router = createPageRouter(createMemoryHistory({ initialEntries: ['/list'] }), routes);
  const location = { pathname: '/detail/1a', search: '?from=list', hash: '', state: null, key: 'next' };
  rehearse(router, routeMatches(routes, location.pathname)!, location, (page) => page);
  return router;
}

it('renders the page of an address without an effect, and leaves page and address as they are', async () => {
  document.body.innerHTML = '<h1>列表</h1>';
  const router = await act(async () => rehearseAt(<Detail />));
  expect(seen.mock.calls).toEqual([['1a', '?from=list', '/detail/1a']]);
  expect(document.body.textContent).toBe('列表');
  expect(router.state.location.pathname).toBe('/list');
});

it('stays silent about a page that fails: it says so itself when it is opened', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation();
  const Broken = failing as unknown as ComponentType;
  // `act` throws what a root has reported.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  rehearseAt(<Broken />);
  await waitFor(() => expect(failing).toHaveBeenCalled());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(complain).not.toHaveBeenCalled();
});
