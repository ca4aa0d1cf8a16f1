import { act, screen, waitFor, within } from '@testing-library/react';
import type { ListFilters } from '../../../../src/contract/filters';
import { usePortal, pageOfRows, record, findButton, findLink } from '../../../support/usePortal';
import type { Canned } from '../../../support/cannedServer';
import { holdAnswersTo } from '../../../support/cannedPage';

/** Filters of a list when a response is late, missing, empty, or for other filters than the address's. */

const failing: Canned = { status: 502, body: '<html>' };
const unreadable = record(null);
const orders = [
  { value: '', label: '最新发布' },
  { value: 'fdApplyDate', label: '最早发布' },
];
const left = (query: URLSearchParams) => (query.has('fdLevel') ? 9 : 20);
/** Without filters no row is in the province. */
const levels = (query: URLSearchParams): ListFilters['filters'] => [
  {
    name: 'fdLevel',
    label: '层级',
    choices: [
      { value: '1', label: '市级', count: 9 },
      { value: '2', label: '省级', count: query.has('fdLevel') ? 4 : 0 },
    ],
  },
];

let filters: (query: URLSearchParams) => Canned;
let list: (query: URLSearchParams) => Canned | undefined;
const portal = usePortal(
  {
    '/api/policy/list': (request) =>
      list(request.query) ??
      pageOfRows(left(request.query), (number) => ({ fdId: `id${number}`, fdTitle: `政策 ${number}` }))(request),
    '/api/policy/filters': ({ query }) => filters(query),
  },
  ['filters'],
);
/** The backend answers every call again. */
const heal = () => {
  filters = (query) => record({ total: left(query), filters: levels(query), orders });
  list = () => undefined;
};
beforeEach(heal);

const { open } = portal;
const panel = () => screen.findByRole('form', { name: '筛选' });
const box = async (name: string) => within(await panel()).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const total = () => screen.getByText(/^(共 \d+ 条)?$/, { selector: '[role=status][tabindex]' }).textContent;
const retry = () => screen.findByRole('button', { name: '重试 筛选' });
/** A list with its dialog of filters. */
const openSheet = async () => {
  const page = open('/policy');
  await panel();
  await page.user.click(await findButton(/^筛选/));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: '筛选' })) };
};
/** A list, and its first choice that filters it. */
const openPanel = async () => ({ ...open('/policy'), level: await box('市级') });

const holdFilters = () => holdAnswersTo(({ pathname }) => pathname.endsWith('/filters'));

it('a list without filters has neither an empty panel nor a key to an empty dialog, and keeps its order', async () => {
  filters = () => record({ total: 20, filters: [], orders });
  const { user, address } = open('/policy');
  await user.selectOptions(await screen.findByRole('combobox', { name: '排序' }), '最早发布');
  expect(address()).toBe('/policy?order=fdApplyDate');
  expect(screen.queryByRole('form', { name: '筛选' })).toBeNull();
  expect(screen.queryByRole('button', { name: /筛选/ })).toBeNull();
  // Without script the order is submitted with the form.
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: '排序' });
  expect(order.form).not.toBeVisible();
});

describe.each([
  ['fails', failing],
  ['is unreadable', unreadable],
])('where the answer for a choice %s', (_how, answer) => {
  it('the panel and what is chosen stay, and can be taken back', async () => {
    const { user, address, level } = await openPanel();
    filters = () => answer;
    await user.click(level);
    expect(await retry()).toBeVisible();
    expect(level).toBeChecked();
    expect(level).toHaveFocus();
    await user.click(screen.getByRole('link', { name: '移除 市级' }));
    expect(address()).toBe('/policy');
  });

  it('the fields of the dialog stay, with a way to ask again', async () => {
    const { user, sheet } = await openSheet();
    const level = sheet.getByRole('checkbox', { name: /^市级/ });
    filters = () => answer;
    await user.click(level);
    const again = await sheet.findByRole('button', { name: '重试 筛选' });
    expect(level).toBeChecked();
    expect(level).toHaveFocus();
    heal();
    await user.click(again);
    expect(await sheet.findByRole('button', { name: '查看 9 条政策' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: '重试 筛选' })).toBeNull();
  });

  it('and there is none of another, what is chosen can be cleared', async () => {
    filters = () => answer;
    const { user, address } = open('/policy?fdLevel=1&order=fdApplyDate');
    await retry();
    await user.click(await findLink('清除全部'));
    expect(address()).toBe('/policy?order=fdApplyDate');
  });
});

it('a list that fails for a choice has neither the total nor the pages of the choice before', async () => {
  const { user, level } = await openPanel();
  await waitFor(() => expect(total()).toBe('共 20 条'));
  expect(await screen.findByRole('navigation', { name: '分页' })).toBeVisible();
  list = () => failing;
  await user.click(level);
  const again = await findButton('重试');
  expect(total()).toBe('');
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  heal();
  await user.click(again);
  const pages = () => screen.getByRole('navigation', { name: '分页' });
  await waitFor(() => expect(within(pages()).getByText('共 9 条')).toBeVisible());
});

it('where list and filters fail, one press fetches both again', async () => {
  const { user, level } = await openPanel();
  filters = () => failing;
  list = () => failing;
  await user.click(level);
  const again = await findButton(/^重试/);
  heal();
  await user.click(again);
  expect(await screen.findByRole('checkbox', { name: '省级 4 条' })).toBeEnabled();
  await waitFor(() => expect(total()).toBe('共 9 条'));
  expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull();
});

describe('while the answer for a choice is under way', () => {
  it('the submit of the dialog says no number, and a choice that left nothing before can be made', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('button', { name: '查看 20 条政策' })).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: /^省级/ })).toBeDisabled();
    const held = holdFilters();
    await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
    expect(sheet.getByRole('button', { name: '查看结果' })).toBeEnabled();
    expect(sheet.getByRole('checkbox', { name: /^省级/ })).toBeEnabled();
    await waitFor(async () => {
      await held.open();
      expect(sheet.getByRole('button', { name: '查看 9 条政策' })).toBeVisible();
    });
  });

  it('nothing is refused in the panel', async () => {
    const { user } = open('/policy');
    expect(await box('省级')).toBeDisabled();
    holdFilters();
    await user.click(await box('市级'));
    expect(await box('省级')).toBeEnabled();
  });
});

it('what only the newer answer of the dialog offers can be chosen there', async () => {
  const { user, address, sheet } = await openSheet();
  filters = (query) => {
    const [level] = levels(query);
    const choices = [...level!.choices, { value: '3', label: '县级', count: 1 }];
    return record({ total: 10, filters: [{ ...level!, choices }], orders });
  };
  await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
  await user.click(await sheet.findByRole('checkbox', { name: /^县级/ }));
  await user.click(sheet.getByRole('checkbox', { name: /^市级/ }));
  await user.click(await sheet.findByRole('button', { name: '查看 10 条政策' }));
  await waitFor(() => expect(address()).toBe('/policy?fdLevel=3'));
  expect(await box('县级')).toBeChecked();
});

describe('in a filter of many choices', () => {
  const issuers = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬'];
  /** With a level some issuers have no results, without one the last. */
  const many = (query: URLSearchParams) => {
    const none = query.has('fdLevel') ? ['甲', '乙'] : ['壬'];
    const choices = issuers.map((value) => ({ value, label: value, count: none.includes(value) ? 0 : 2 }));
    const issuer = { name: 'fdIssuedComName', label: '发文单位', choices };
    return record({ total: left(query), filters: [...levels(query), issuer], orders });
  };
  const fold = (field: HTMLElement) => field.closest('details');
  beforeEach(() => (filters = many));

  it('the choice that has the focus stays where it is when the answer leaves nothing of it', async () => {
    const { user, address, level } = await openPanel();
    const held = holdFilters();
    await user.click(level);
    const first = await box('甲');
    act(() => first.focus());
    await waitFor(async () => {
      await held.open();
      expect(first).toHaveAccessibleName('甲 0 条');
    });
    expect(first).toHaveFocus();
    expect(fold(first)).toBeNull();
    expect(first).toBeEnabled();
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard(' ');
    expect(first).not.toBeChecked();
    expect(address()).toBe('/policy?fdLevel=1');
    act(() => level.focus());
    expect(fold(await box('甲'))).not.toBeNull();
    expect(await box('甲')).toBeDisabled();
  });

  it('one that is made in the fold while the answer is under way stays there', async () => {
    const { user, level } = await openPanel();
    const held = holdFilters();
    await user.click(level);
    await user.click(screen.getByText('展开其余 2 项'));
    const last = await box('壬');
    await user.click(last);
    expect(last).toBeChecked();
    expect(last).toHaveFocus();
    expect(fold(last)).toHaveAttribute('open');
    await held.open();
    expect(last).toHaveFocus();
  });

  it('one that was made stays in sight where the counts cannot be read', async () => {
    filters = () => many(new URLSearchParams('fdLevel=2'));
    const { user } = open('/policy?fdLevel=2');
    const eighth = await box('辛');
    expect(fold(eighth)).toBeNull();
    filters = () => failing;
    await user.click(eighth);
    await retry();
    expect(eighth).toHaveFocus();
    expect(fold(eighth)).toBeNull();
    const level = await box('省级');
    act(() => level.focus());
    expect(fold(await box('辛'))).toBeNull();
    expect(fold(await box('甲'))).not.toBeNull();
  });
});

describe('what filters nothing', () => {
  it('does not count as chosen', async () => {
    open('/policy?fdFoo=1&fdLevel=1&fdLevel=none');
    await panel();
    expect(await findButton('筛选 1 项已选')).toBeVisible();
  });

  it('is not cleared from an empty list', async () => {
    list = () => ({ body: { code: 0, msg: null, total: 0, rows: [] } });
    const { router } = open('/policy?fdFoo=1');
    await panel();
    expect(await screen.findByText('暂无数据')).toBeVisible();
    expect(screen.queryByRole('link', { name: '清除全部' })).toBeNull();
    await act(() => router.navigate('/policy?fdLevel=1'));
    expect((await screen.findAllByRole('link', { name: '清除全部' })).length).toBeGreaterThan(0);
  });
});
