import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { query } from '../../../../src/api/query';
import { bannerApi } from '../../../../src/areas/banner/bannerApi';
import { SectionBanner } from '../../../../src/areas/banner/SectionBanner';
import type { BannerType } from '../../../../src/contract/areas/banner';
import { carouselAdvanced } from '../../../../src/state/rotationSlices';
import { answersOf } from '../../../support/usePortal';
import { useCannedServer, type Canned, type CannedRequest } from '../../../support/cannedServer';
import { reduceMotion } from '../../../support/reduceMotion';
import { makeTestStore } from '../../../support/testStore';
import { unsafeHrefs } from '../../../support/unsafeLinks';

/** Section banners: docs/behaviour/carousels.md. */

const backend = useCannedServer();
// Its clock is another file's: bannerTimes.test.tsx.
beforeEach(reduceMotion);

const rows = (...links: unknown[]): Canned => ({
  body: {
    code: 0,
    rows: links.map((fdLink, place) => ({ fdId: `${fdLink}${place}`, fdFilePath: `/${place}.png`, fdLink })),
  },
});

function show(answer: Canned | ((type: string | null) => Canned)) {
  const banners = ({ query: asked }: CannedRequest) =>
    typeof answer === 'function' ? answer(asked.get('type')) : answer;
  backend.answering(answersOf({ '/api/banner/list': banners }));
  const { store } = makeTestStore(backend.url);
  const page = (type: BannerType) => (
    <Provider store={store}>
      <MemoryRouter>
        <SectionBanner banners={query(bannerApi.endpoints.listBanners, type)} picture="/pictures/banner-policy.svg" />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page('banner_policy'));
  return { store, turnTo: (type: BannerType) => rerender(page(type)) };
}

const advance = (store: ReturnType<typeof show>['store']) =>
  act(() => void store.dispatch(carouselAdvanced({ key: 'banner_policy' })));
const region = () => screen.getByRole('region', { name: '栏目横幅' });
const link = () => within(region()).getByRole('link');

it('shows the banners of its type, each with its link', async () => {
  const { store } = show(rows('/policy', 'https://elsewhere.example/'));
  await screen.findByRole('button', { name: '第 2 张' });
  expect(region()).toHaveAttribute('aria-roledescription', '轮播图');
  expect(link()).toHaveAttribute('href', '/policy');
  advance(store);
  expect(link()).toHaveAttribute('href', 'https://elsewhere.example/');
});

it.each([
  ['/policy/2', '企业政策'],
  ['/supply_demand/demand?page=2', '供需对接'],
  ['https://elsewhere.example/a', 'elsewhere.example'],
])('shows where %s links to', async (fdLink, place) => {
  show(rows(fdLink, '/x'));
  await screen.findByRole('button', { name: '第 1 张' });
  expect(link()).toHaveAccessibleName(`栏目横幅 第 1 张，前往${place}`);
});

it('has an indicator for its one picture, and nothing to pause', async () => {
  show(rows('/policy'));
  expect(await screen.findByRole('button', { name: '第 1 张' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: /轮播$/ })).toBeNull();
});

it.each(unsafeHrefs)('does not link to %p', async (fdLink) => {
  show(rows(fdLink, '/x'));
  await screen.findByRole('button', { name: '第 1 张' });
  expect(link()).toHaveAttribute('href', '#');
});

it('reloads when its type changes, and starts at the first', async () => {
  const { store, turnTo } = show((type) => (type === 'banner_policy' ? rows('/a', '/b') : rows('/c', '/d', '/e')));
  await screen.findByRole('button', { name: '第 2 张' });
  advance(store);
  turnTo('banner_project');
  await screen.findByRole('button', { name: '第 3 张' });
  expect(link()).toHaveAttribute('href', '/c');
  expect(store.getState().carousels).not.toHaveProperty('banner_policy');
});

it('fetches its next picture only when the page is idle', async () => {
  const fetched: string[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(
    () =>
      ({
        set src(address: string) {
          fetched.push(address);
        },
      }) as HTMLImageElement,
  );
  const idle: (() => void)[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (task: () => void) => idle.push(task),
    cancelIdleCallback: jest.fn(),
  });
  show(rows('/policy', '/x', '/y'));
  await screen.findByRole('button', { name: '第 2 张' });
  expect(fetched).toEqual([]);
  idle.forEach((task) => task());
  expect(fetched).toEqual([expect.stringMatching(/\/1\.png$/)]);
  Object.assign(globalThis, { requestIdleCallback: undefined });
});

it('does not animate on the first view, but with its first change', async () => {
  const { store } = show(rows('/policy', '/x'));
  await screen.findByRole('button', { name: '第 2 张' });
  expect(region()).not.toHaveClass('changed');
  advance(store);
  expect(region()).toHaveClass('changed');
});
