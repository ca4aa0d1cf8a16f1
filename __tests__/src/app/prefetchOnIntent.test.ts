import { prefetchOnIntent } from '../../../src/app/prefetchOnIntent';
import { prepareRichTexts } from '../../../src/components/markup/prepareRichTexts';
import { browserRichTexts } from '../../../src/components/markup/RichTextContext';
import type { Query } from '../../../src/api/query';
import type { ScreenAt, ScreenHandle } from '../../../src/app/pageRouter';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Nothing is laid out here: all links are in the window. */
class EverythingInView {
  private readonly targets: Element[] = [];
  constructor(seen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    void Promise.resolve().then(() => seen(this.targets.map((target) => ({ target, isIntersecting: true }))));
  }
  observe = (target: Element) => void this.targets.push(target);
  disconnect = () => undefined;
}
beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: EverythingInView }));

/** A page with a link to a screen of which the test knows what is asked of it. */
function openPage(handle: Partial<ScreenHandle> = {}, path = '/policy', asksForDetails = true) {
  const load = jest.fn();
  const reads = jest.fn();
  const read = jest.fn().mockResolvedValue({ fdContent: '<p>内容</p>' });
  const prepare = jest.fn();
  const renderAhead = jest.fn<void, [ScreenAt]>();
  const routes = [{ path, handle: { load, loader: reads, ...handle } satisfies ScreenHandle }];
  const { pageShown, stop } = prefetchOnIntent({ routes, read, extras: [], asksForDetails, prepare, renderAhead });
  stops.push(stop);
  document.body.innerHTML = `<main><p>一段文字</p><a href="${path}">企业政策</a></main>`;
  const link = document.querySelector('a')!;
  return { load, reads, read, prepare, renderAhead, link, pageShown };
}

it('ignores failures of prefetched queries', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const reads = jest.fn().mockRejectedValue(new Error('a script did not arrive'));
  const { link } = openPage({ loader: reads });
  link.focus();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(reads).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});

it.each([
  ['/policy/detail/1a', 'makes ready', [[{ fdContent: '<p>内容</p>' }]]],
  ['/policy', 'leaves as it is', []],
])('prefetches once per tap; at %s it %s the data', async (path, _what, prepared) => {
  const { load, prepare, link } = openPage({ loader: ({ read }) => read({} as Query<string, unknown>) }, path);
  for (const name of ['pointerdown', 'touchstart']) link.dispatchEvent(new Event(name, { bubbles: true }));
  link.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  expect(prepare.mock.calls).toEqual(prepared);
});

it('sanitises what it makes ready: the rich texts of an entity, and nothing of another answer', async () => {
  const source = '<h2>申报条件</h2><p>注册满一年<script>alert(1)</script></p>';
  const texts = browserRichTexts();
  await prepareRichTexts(texts, { fdTitle: '标题', fdContent: source, fdClass: 3 });
  expect(texts.factsOf(source)).toMatchObject({ headings: [{ text: '申报条件' }], isBlank: false });
  expect(texts.nodesOf(source)?.textContent).toBe('申报条件注册满一年');
  const nodesOf = jest.fn();
  for (const answer of [null, [{ fdContent: source }], { rows: [], total: 0 }])
    await prepareRichTexts({ factsOf: jest.fn(), nodesOf }, answer);
  expect(nodesOf).not.toHaveBeenCalled();
});

describe('on a list', () => {
  beforeEach(() => history.replaceState(null, '', '/policy?level=city&page=2'));
  afterEach(() => history.replaceState(null, '', '/'));
  const touch = async (element: Element) => {
    for (const name of ['touchstart', 'pointerdown']) element.dispatchEvent(new Event(name, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
  };

  it.each([
    ['a link to the list itself', '<a href="/policy?level=city&page=2">企业政策</a>', []],
    ['a link to other filters', '<a href="/policy?level=district">区级</a>', ['level=district']],
    ['the button of another page', '<button name="page" value="3">3</button>', ['level=city&page=3']],
    ['the button of this page', '<button name="page" value="2" aria-current="page">2</button>', []],
    ['a button that leads nowhere', '<button name="page" value="4" disabled>下一页</button>', []],
  ])('asks at the touch of %s for what it leads to, once', async (_what, markup, expected) => {
    const { reads } = openPage();
    const hidden = '<input type="hidden" name="level" value="city" />';
    document.body.innerHTML = `<form>${hidden}${markup}</form>`;
    await touch(document.querySelector('a, button')!);
    const searches = reads.mock.calls.map(([at]: [{ search: URLSearchParams }]) => at.search.toString());
    expect(searches).toEqual(expected);
  });

  it('asks for no other page with Save-Data until it is opened', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { reads } = openPage();
    document.body.innerHTML = '<form><button name="page" value="3">3</button></form>';
    await touch(document.querySelector('button')!);
    Reflect.deleteProperty(navigator, 'connection');
    expect(reads).not.toHaveBeenCalled();
  });
});

it('renders the detail of a touched link out of sight', async () => {
  const { renderAhead, link } = openPage({ chunk: 'policy-detail' }, '/policy/detail/:id');
  link.href = '/policy/detail/1a?from=list';
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  const { matches, location } = renderAhead.mock.calls[0]![0];
  expect(matches).toMatchObject([{ params: { id: '1a' } }]);
  expect(location).toMatchObject({ pathname: '/policy/detail/1a', search: '?from=list' });
});

it('renders no detail whose chunk failed to load: a click may load it', async () => {
  const { renderAhead, load, link } = openPage({}, '/policy/detail/1a');
  load.mockResolvedValue(false);
  link.dispatchEvent(new Event('touchstart', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalled();
  expect(renderAhead).not.toHaveBeenCalled();
});

describe('while idle', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['/policy/detail/1a', 0],
    ['/policy', 1],
  ])('prefetches no data of details where that is switched off, but their chunks: %s', async (path, count) => {
    const { load, reads, link, pageShown } = openPage({}, path, false);
    pageShown();
    await jest.advanceTimersByTimeAsync(10_000);
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(load).toHaveBeenCalled();
    expect(reads).toHaveBeenCalledTimes(count);
  });

  it('prefetches the chunks and queries of details in view, once, and renders one once the visitor has acted', async () => {
    const { load, reads, prepare, renderAhead, pageShown } = openPage({ chunk: 'policy-detail' }, '/policy/detail/1a');
    pageShown();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([reads.mock.calls.length, load.mock.calls.length]).toEqual([1, 1]);
    expect(renderAhead).not.toHaveBeenCalled();
    document.querySelector('p')!.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(prepare).not.toHaveBeenCalled();
    expect(renderAhead).toHaveBeenCalledTimes(1);
  });

  it('prefetches nothing with Save-Data, until a link is hovered', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { load, reads, link, pageShown } = openPage();
    pageShown();
    document.querySelector('p')!.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10_000);
    const before = [reads.mock.calls.length, load.mock.calls.length];
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    Reflect.deleteProperty(navigator, 'connection');
    expect([before, reads.mock.calls.length, load.mock.calls.length]).toEqual([[0, 0], 1, 1]);
  });
});
