import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { query } from '../../../../src/api/query';
import { bannerApi } from '../../../../src/areas/banner/bannerApi';
import { HomeBanner } from '../../../../src/areas/banner/HomeBanner';
import { SectionBanner } from '../../../../src/areas/banner/SectionBanner';
import type { BannerType } from '../../../../src/contract/areas/banner';
import { openPage, settle, type Sent } from '../../../support/cannedPage';
import { reduceMotion } from '../../../support/reduceMotion';
import { renderOver } from '../../../support/renderApp';
import { unsafeHrefs } from '../../../support/unsafeLinks';

/** Carousels: docs/behaviour/carousels.md. */

const of = (type: BannerType) => query(bannerApi.endpoints.listBanners, type);
const sectionBanner = (type: BannerType = 'banner_policy') => <SectionBanner banners={of(type)} picture="/p.svg" />;
const usual = ['/policy', '/special', '/project'];
const rowsOf = (links: unknown[]) => ({
  code: 0,
  rows: links.map((fdLink, place) => ({ fdId: `${fdLink}${place}`, fdFilePath: `/${place}.png`, fdLink })),
});

beforeEach(() => void jest.useFakeTimers());

const region = () => screen.getByRole('region');
const link = () => within(region()).getByRole('link');
const shown = () => link().getAttribute('href');
const dot = (place: number) => screen.getByRole('button', { name: `第 ${place} 张` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** jsdom's pointers have no type. */
const touch = (part: Element, kind: 'pointerOver' | 'pointerDown') =>
  fireEvent(part, Object.assign(createEvent[kind](part), { pointerType: 'touch' }));
const hide = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  fireEvent(document, new Event('visibilitychange'));
};

/** Waits until the banners have loaded and their timer has just started. */
async function loaded() {
  await act(settle);
  for (let ms = 0; ms < 100 && screen.queryAllByRole('button').length === 0; ms += 1) await pass(1);
}

/** Shows banners with these links; those of another section have others. */
async function show(links: unknown[] = usual, banner = sectionBanner(), before = () => {}) {
  const answer = ({ query: params }: Sent) => rowsOf(params.get('type') === 'banner_project' ? ['/c', '/d'] : links);
  const page = openPage({ answers: { '/api/banner/list': answer } });
  const { rerender } = renderOver(page, banner);
  before();
  await loaded();
  return { ...page, rerender };
}

describe.each([
  ['the shared carousel', 3000, sectionBanner()],
  ['the home banner', 5000, <HomeBanner key="home" banners={of('banner_index')} />],
])('%s', (_name, interval, banner) => {
  it(`shows one picture at a time, the next one every ${interval} ms, wrapping around`, async () => {
    await show(usual, banner);
    // A finger hovers over what it has tapped, and never leaves it.
    touch(link(), 'pointerOver');
    const seen = [];
    for (let turn = 0; turn <= usual.length; turn += 1) {
      seen.push(shown());
      await pass(interval - 1);
      expect(shown()).toBe(seen.at(-1));
      await pass(1);
    }
    expect(seen).toEqual([...usual, usual[0]]);
    expect(within(region()).getAllByRole('img')).toHaveLength(1);
  });

  it.each<[when: string, hold: () => void, release: () => void]>([
    ['under a pointer', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
    ['with the keyboard in it', () => dot(1).focus(), () => dot(1).blur()],
    ['while the page is hidden', () => hide(true), () => hide(false)],
    ['once its button has stopped it', () => press('暂停轮播'), () => press('继续轮播')],
  ])('stands still %s, and goes on a whole interval later', async (_when, hold, release) => {
    await show(usual, banner);
    await pass(interval - 1);
    act(hold);
    await pass(3 * interval);
    expect(shown()).toBe('/policy');
    act(release);
    await pass(interval - 1);
    expect(shown()).toBe('/policy');
    await pass(1);
    expect(shown()).toBe('/special');
  });

  it('stands still under a pointer that was there before its pictures', async () => {
    await show(usual, banner, () => fireEvent.pointerEnter(region()));
    await pass(3 * interval);
    expect(shown()).toBe('/policy');
  });

  // The link of a tap or swipe in progress would be replaced by the next banner's.
  it.each(['pointerup', 'pointercancel'])('stays while a finger is down, and goes on after its %s', async (end) => {
    await show(usual, banner);
    await pass(interval - 1);
    const touched = link();
    touch(touched, 'pointerDown');
    await pass(interval);
    expect(link()).toBe(touched);
    act(() => void document.body.dispatchEvent(new Event(end, { bubbles: true })));
    await pass(interval);
    expect(shown()).toBe('/special');
  });

  it('jumps to the banner of the indicator that is clicked, and stays there for the whole interval', async () => {
    await show(usual, banner);
    await pass(interval - 100);
    fireEvent.click(dot(3));
    expect(dot(3)).toHaveAttribute('aria-current', 'true');
    expect(shown()).toBe('/project');
    await pass(interval - 1);
    expect(shown()).toBe('/project');
    await pass(1);
    expect(shown()).toBe('/policy');
  });
});

describe('a section’s banner', () => {
  it.each([
    ['with one picture, which has an indicator and nothing to pause', ['/policy'], () => {}],
    ['for people who ask for reduced motion', usual, reduceMotion],
  ])('stands still %s', async (_when, links, prepare) => {
    prepare();
    await show(links);
    await pass(60_000);
    expect([shown(), dot(1).getAttribute('aria-current')]).toEqual(['/policy', 'true']);
    expect(screen.queryAllByRole('button', { name: /轮播$/ })).toHaveLength(links.length > 1 ? 1 : 0);
  });

  it.each([
    ['/policy/2', '企业政策'],
    ['/supply_demand/demand?page=2', '供需对接'],
    ['https://elsewhere.example/a', 'elsewhere.example'],
  ])('says where %s leads', async (fdLink, place) => {
    await show([fdLink, '/x']);
    expect(region()).toHaveAttribute('aria-roledescription', '轮播图');
    expect(link()).toHaveAttribute('href', fdLink);
    expect(link()).toHaveAccessibleName(`栏目横幅 第 1 张，前往${place}`);
  });

  it.each(unsafeHrefs)('does not link to %p', async (fdLink) => {
    await show([fdLink, '/x']);
    expect(shown()).toBe('#');
  });

  it('begins with the first of another section’s, and does not animate before the first change', async () => {
    const { state, rerender } = await show();
    expect(region()).not.toHaveClass('changed');
    await pass(3000);
    expect(region()).toHaveClass('changed');
    rerender(sectionBanner('banner_project'));
    await loaded();
    expect(shown()).toBe('/c');
    expect(state().carousels).not.toHaveProperty('banner_policy');
  });

  it('fetches its next picture only when the page is idle', async () => {
    const images: HTMLImageElement[] = [];
    jest.spyOn(globalThis, 'Image').mockImplementation(() => {
      const image = document.createElement('img');
      images.push(image);
      return image;
    });
    const idle: (() => void)[] = [];
    const requestIdleCallback = (task: () => void) => idle.push(task);
    Object.assign(globalThis, { requestIdleCallback, cancelIdleCallback: jest.fn() });
    await show();
    expect(images).toEqual([]);
    idle.forEach((task) => task());
    expect(images.map(({ src }) => src)).toEqual([expect.stringMatching(/\/1\.png$/)]);
    Object.assign(globalThis, { requestIdleCallback: undefined });
  });
});
