import { act, fireEvent } from '@testing-library/react';
import { userKnown } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { answersOf, record } from '../support/cannedPortal';
import { renderApp } from '../support/renderApp';
import { holds, settle } from './runFaultCase';
import { otherCases } from './sites';
import { useCannedServer } from '../support/cannedServer';

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
  ['banner', '/index', '/profile/banner.png', '/pictures/banner-index.svg'],
  ['app image', '/shopping_mall', '/profile/app.png', '/icons/picture-default.svg'],
  ['expert picture', '/specialist/detailAll', '/profile/expert.png', '/icons/avatar-default.svg'],
  ['rich-text image', '/policy/detail/a', inText, '/icons/picture-default.svg'],
] as const;

describe('image', () => {
  if (pictures.length !== otherCases.image) throw new Error('another number of pictures than otherCases has');

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
