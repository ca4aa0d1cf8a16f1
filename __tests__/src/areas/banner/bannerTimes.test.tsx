import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { query } from '../../../../src/api/query';
import { bannerApi } from '../../../../src/areas/banner/bannerApi';
import { HomeBanner, SectionBanner } from '../../../../src/areas/banner/SectionBanner';
import type { BannerType } from '../../../../src/contract/areas/banner';
import { openPage, settle } from '../../../support/cannedPage';
import { renderOver } from '../../../support/renderApp';

/** Home and section banners have different intervals: docs/behaviour/carousels.md. */

const of = (type: BannerType) => query(bannerApi.endpoints.listBanners, type);
const links = ['/policy', '/special', '/project'];
const banners = { code: 0, rows: links.map((fdLink, place) => ({ fdId: `b${place}`, fdFilePath: '/b.png', fdLink })) };

beforeEach(() => void jest.useFakeTimers());

const shown = () => screen.getByRole('link').getAttribute('href');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The banners have loaded, and their timer has just started. */
async function show(banner: ReactElement, before = () => {}) {
  renderOver(openPage({ answers: { '/api/banner/list': banners } }), banner);
  before();
  await act(settle);
  for (let ms = 0; ms < 100 && screen.queryAllByRole('button').length === 0; ms += 1) await pass(1);
}

describe.each([
  ['the shared carousel', 3000, <SectionBanner key="section" banners={of('banner_policy')} picture="/p.svg" />],
  ['the home banner', 5000, <HomeBanner key="home" banners={of('banner_index')} />],
])('%s', (_name, interval, banner) => {
  it(`auto-advances every ${interval} ms, wrapping around`, async () => {
    await show(banner);
    const seen = [];
    for (let turn = 0; turn <= links.length; turn += 1) {
      seen.push(shown());
      await pass(interval - 1);
      expect(shown()).toBe(seen.at(-1));
      await pass(1);
    }
    expect(seen).toEqual([...links, links[0]]);
  });

  it('pauses under a pointer that was there before its pictures', async () => {
    await show(banner, () => fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' }));
    await pass(3 * interval);
    expect(shown()).toBe('/policy');
    fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' });
    await pass(interval);
    expect(shown()).toBe('/special');
  });

  // The link of a tap or swipe in progress would be replaced by the next banner's.
  it.each(['pointerup', 'pointercancel'])('stays while a finger is down, and goes on after its %s', async (end) => {
    await show(banner);
    await pass(interval - 1);
    const link = screen.getByRole('link');
    fireEvent(link, Object.assign(createEvent.pointerDown(link), { pointerType: 'touch' }));
    await pass(interval);
    expect(screen.getByRole('link')).toBe(link);
    act(() => void document.body.dispatchEvent(new Event(end, { bubbles: true })));
    await pass(interval);
    expect(shown()).toBe('/special');
  });

  it('jumps to the banner of the indicator that is clicked, and stays there for the whole interval', async () => {
    await show(banner);
    await pass(interval - 100);
    fireEvent.click(screen.getByRole('button', { name: '第 3 张' }));
    expect(shown()).toBe('/project');
    await pass(interval - 1);
    expect(shown()).toBe('/project');
    await pass(1);
    expect(shown()).toBe('/policy');
  });
});
