import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination, typedPage } from '../../../src/components/Pagination';

function show(total: number, page: number, pageSize = 6) {
  const onPage = jest.fn();
  const bar = (current: number) => <Pagination total={total} pageSize={pageSize} page={current} onPage={onPage} />;
  const { rerender } = render(bar(page));
  const user = userEvent.setup();
  const names = () =>
    within(screen.getByRole('navigation', { name: '分页' }))
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent);
  const typePage = async (typed: string) => {
    await user.clear(jump());
    await user.type(jump(), typed);
  };
  const press = (name: string) => user.click(button(name));
  return { onPage, names, turnTo: (current: number) => rerender(bar(current)), user, press, typePage };
}

const jump = () => screen.getByRole('textbox', { name: '跳至页码' });
const button = (name: string) => screen.getByRole('button', { name });

it('shows every page up to ten pages', () => {
  expect(show(60, 1).names()).toEqual(['上一页', ...'12345678910'.match(/10|\d/g)!, '下一页']);
});

it('shows the first five, an ellipsis and the last five pages of more than ten', () => {
  const ends = ['1', '2', '3', '4', '5', '…', '7', '8', '9', '10', '11'];
  expect(show(61, 6).names()).toEqual(['上一页', ...ends, '下一页']);
});

it('marks the current page and disables previous and next at the ends', async () => {
  const { onPage, turnTo, press } = show(13, 1);
  expect(button('上一页')).toBeDisabled();
  expect(button('1')).toHaveAttribute('aria-current', 'page');
  await press('下一页');
  expect(onPage).toHaveBeenLastCalledWith(2);
  turnTo(3);
  expect(button('下一页')).toBeDisabled();
  await press('上一页');
  expect(onPage).toHaveBeenLastCalledWith(2);
});

it('marks the chosen page before the list has it, and no longer if the list stays', async () => {
  const { press } = show(13, 1);
  const marked: (string | null)[] = [];
  const observer = new MutationObserver((changes) => marked.push(...changes.map(({ target }) => target.textContent)));
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
  await press('2');
  await waitFor(() => expect(marked).toContain('2'));
  expect(button('1')).toHaveAttribute('aria-current', 'page');
  observer.disconnect();
});

it('makes no call when the current page is chosen again', async () => {
  const { onPage, press } = show(13, 2);
  await press('2');
  expect(onPage).not.toHaveBeenCalled();
});

it('jumps on Enter, and not again on the blur that follows', async () => {
  const { onPage, turnTo, user, typePage } = show(60, 1);
  await typePage('7{Enter}');
  turnTo(7);
  await user.tab();
  expect(onPage.mock.calls).toEqual([[7]]);
});

it('jumps on blur, past the end to the last page, and keeps the digits to itself until then', async () => {
  const { onPage, user, typePage } = show(60, 1);
  await typePage('12');
  expect(onPage).not.toHaveBeenCalled();
  await user.tab();
  expect(onPage.mock.calls).toEqual([[10]]);
});

it.each(['abc', '5x', ' ', '—'])('ignores %p and shows the current page again', async (typed) => {
  const { onPage, typePage } = show(60, 4);
  await typePage(`${typed}{Enter}`);
  expect(onPage).not.toHaveBeenCalled();
  expect(jump()).toHaveValue('4');
});

it.each([
  ['0', 1],
  ['-4', 1],
  ['1.5', 1],
  ['99', 10],
  ['９', 9],
  [' 3 ', 3],
])('takes %p for page %d of ten', (typed, page) => expect(typedPage(typed, 10)).toBe(page));

it('moves the focus to the page number at either end, where its own button is disabled', async () => {
  const { turnTo, press } = show(13, 2);
  await press('下一页');
  turnTo(3);
  expect(button('3')).toHaveFocus();
  turnTo(2);
  await press('上一页');
  turnTo(1);
  expect(button('1')).toHaveFocus();
});
