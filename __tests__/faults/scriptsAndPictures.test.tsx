import { act, fireEvent, screen } from '@testing-library/react';
import { userKnown } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { holds, pass, settle } from './runFaultCase';
import { answersOf, record } from '../support/usePortal';
import { useCannedServer } from '../support/cannedServer';
import { renderApp } from '../support/renderApp';

const list = (row: object) => ({ body: { code: 0, msg: null, total: 1, rows: [{ fdId: 'a', ...row }] } });
const inText = 'data:image/png;base64,AAAA';

const backend = useCannedServer(
  answersOf({
    '/api/banner/list': list({ fdFilePath: '/profile/banner.png', fdLink: '/policy' }),
    '/api/app/list': list({ fdAppName: '应用', fdCategoryPath: '/profile/app.png' }),
    '/api/specialist/list': list({ fdName: '专家', fdAvatar: '/profile/expert.png' }),
    '/api/policy/findPolicyById': record({ fdId: 'a', fdTitle: '政策', fdContent: `<p>文<img src="${inText}"></p>` }),
  }),
);

const user = { username: '13900000042', avatar: '/profile/avatar.png', fdComId: 'c', fdComName: '试样家居' };

/** Each picture: where it is, how its address ends, and what replaces it. */
const pictures = [
  ['logo', '/contactUs', '/icons/logo.svg', '/icons/mark.svg'],
  ['avatar', '/contactUs', '/profile/avatar.png', '/icons/avatar-default.svg'],
  ['banner', '/index', '/profile/banner.png', '/pictures/section-index.svg'],
  ['app image', '/shopping_mall', '/profile/app.png', '/icons/picture-default.svg'],
  ['expert picture', '/specialist/detailAll', '/profile/expert.png', '/icons/avatar-default.svg'],
  ['rich-text image', '/policy/detail/a', inText, '/icons/picture-default.svg'],
] as const;

describe('image', () => {
  it.each(pictures)(
    'replaces the %s that fails by a default picture, and where that fails too by a drawn one, without a loop of error events',
    async (name, address, src, otherwise) => {
      await holds(async () => {
        const run = renderApp(address, { origin: backend.url });
        if (name === 'avatar') act(() => void run.store.dispatch(userKnown(user)));
        const find = () => [...run.container.querySelectorAll('img')].find((image) => image.src.endsWith(src))!;
        await settle(() => expect(find()).toBeInTheDocument());
        const image = find();
        fireEvent.error(image);
        expect(new URL(image.src).pathname).toBe(otherwise);
        // The server is gone, and its default picture with it; of the logo the name is read.
        fireEvent.error(image);
        const last = image.src;
        expect(last).toMatch(name === 'logo' ? /mark\.svg$/ : /^data:image\/svg\+xml,/);
        const set = jest.spyOn(image, 'setAttribute');
        fireEvent.error(image);
        fireEvent.error(image);
        expect(image.src).toBe(last);
        expect(set).not.toHaveBeenCalled();
        expect(document.body).not.toHaveTextContent(zh.site.screenFailed);
        run.unmount();
      });
    },
  );
});

/** Each chunk by one of its screens: address, folder, and heading once loaded. */
type ChunkScreen = readonly [chunk: string, address: string, folder: string, heading: string];

const chunkScreens: readonly ChunkScreen[] = [
  ['index', '/index', 'home', zh.nav.home],
  ['policy', '/policy', 'policyList', zh.nav.policy],
  ['specialist', '/specialist', 'specialistList', zh.nav.specialist],
  ['project', '/project', 'projectList', zh.section.projects],
  ['supply_demand', '/supply_demand/supply', 'supplyDemandList', zh.nav.supplyDemand],
  ['financial', '/financial/1', 'financialList', zh.nav.financial],
  ['articles', '/special', 'list', '行业动态'],
  ['shopping_mall', '/shopping_mall', 'shoppingMallList', zh.nav.shoppingMall],
  ['contactUs', '/contactUs', 'contactUs', zh.nav.contactUs],
  ['login', '/account/login', 'login', zh.auth.login],
];

/** webpack's chunk load timeout, ms. */
const patience = 120_000;

/** A chunk that is not found the first time, and times out the second time. */
function failTwice(path: string): void {
  let requests = 0;
  jest.doMock(path, () => {
    requests += 1;
    if (requests === 1) throw new Error('Loading chunk failed: 404');
    const stall = (_resolve: unknown, reject: (error: Error) => void) =>
      void setTimeout(() => reject(new Error('Loading chunk failed: timeout')), patience);
    // Whoever imports it waits for it, as for a chunk.
    return { __esModule: true, then: stall };
  });
}

const failed = () => {
  expect(screen.getByRole('alert')).toHaveTextContent(zh.site.screenFailed);
  expect(screen.getByRole('navigation', { name: zh.site.mainNavigation })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
};
/** Querying a missing role is slow. */
const settleFailed = async () => {
  await settle(() => expect(document.body.textContent).toContain(zh.site.screenFailed));
  failed();
};
const retry = () => act(async () => screen.getByRole('button', { name: zh.site.retry }).click());

describe('chunk', () => {
  it.each(chunkScreens)(
    '%s: offers 重试 after a 404 and after a stall of 120 s',
    async (_chunk, address, folder, heading) => {
      const name = `${folder[0]!.toUpperCase()}${folder.slice(1)}Route`;
      const module = `../../src/routes/${folder}/${name}`;
      failTwice(module);
      await holds(async () => {
        const run = renderApp(address, { origin: backend.url });
        await settleFailed();
        await retry();
        // It times out: until then the page stays as it is.
        await pass(patience - 1000);
        failed();
        await pass(1000);
        await settleFailed();
        jest.dontMock(module);
        await retry();
        await settle(() => expect(document.querySelector('h1')).toHaveTextContent(heading));
        expect(screen.queryByText(zh.site.screenFailed)).toBeNull();
        run.unmount();
      }, /^\[(?:api|page)\]/);
    },
  );
});
