import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { applyDisplay } from '../../../src/app/display/applyDisplay';
import { keepDisplay } from '../../../src/app/pageActions/startPageActions';
import { chooseDisplay } from '../../../src/state/chooseDisplay';
import { displayChosen, selectDisplay } from '../../../src/state/hooks';
import { openPage, type CannedPage } from '../../support/cannedPage';
import { forgetListeners } from '../../support/forgetListeners';
import { usePortal } from '../../support/usePortal';

/** Display settings: docs/decisions/045-display-settings.md. */

jest.mock('../../../src/app/display/applyDisplay', () => {
  const { applyDisplay } = jest.requireActual<{ applyDisplay: () => Promise<void> }>(
    '../../../src/app/display/applyDisplay',
  );
  return { applyDisplay: jest.fn(applyDisplay) };
});

const portal = usePortal();

const root = document.documentElement;
afterEach(() => {
  document.cookie = 'display=; path=/; max-age=0';
  delete root.dataset.display;
});

const opener = () => screen.findAllByRole('link', { name: '显示设置' }).then(([first]) => first!);

async function openPanel() {
  const view = portal.open('/contactUs');
  await view.user.click(await opener());
  return { ...view, panel: within(await screen.findByRole('region', { name: '显示设置' })) };
}

describe('the display settings', () => {
  it('are a link to their page, which leads back', async () => {
    portal.open('/contactUs');
    expect(await opener()).toHaveAttribute('href', '/display-settings?back=%2FcontactUs');
    expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('apply the latest choice, however late an earlier style sheet loads', async () => {
    const { panel } = await openPanel();
    fireEvent.click(panel.getByRole('radio', { name: '深色' }));
    fireEvent.click(panel.getByRole('button', { name: '恢复标准' }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(panel.getByRole('radio', { name: '浅色' })).toBeChecked();
    expect(root).not.toHaveAttribute('data-display');
    fireEvent.click(panel.getByRole('radio', { name: '深色' }));
    await waitFor(() => expect(root).toHaveAttribute('data-display', 'dark'));
  });

  it('report a theme that fails to load, and show the effective settings', async () => {
    const { panel } = await openPanel();
    jest.mocked(applyDisplay).mockRejectedValueOnce(new Error('the sheet has not arrived'));
    fireEvent.click(panel.getByRole('radio', { name: '深色' }));
    expect(await screen.findByText('数据加载失败，请稍后重试')).toBeVisible();
    expect(panel.getByRole('radio', { name: '浅色' })).toBeChecked();
  });

  it('set the browser’s theme colour from the system’s scheme, also when it changes', async () => {
    const dark = Object.assign(new EventTarget(), { matches: false });
    Object.assign(window, { matchMedia: () => dark });
    const around = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'theme-color' }));
    const { panel } = await openPanel();
    fireEvent.click(panel.getByRole('radio', { name: '跟随系统' }));
    await waitFor(() => expect(around).toHaveAttribute('content', '#17443F'));
    dark.matches = true;
    dark.dispatchEvent(new Event('change'));
    expect(around).toHaveAttribute('content', '#1B2220');
    fireEvent.click(panel.getByRole('radio', { name: '浅色' }));
    await waitFor(() => expect(around).toHaveAttribute('content', '#17443F'));
    dark.dispatchEvent(new Event('change'));
    expect(around).toHaveAttribute('content', '#17443F');
    around.remove();
    delete (window as { matchMedia?: unknown }).matchMedia;
  });

  it('open with the focus in them, are navigated by arrow keys, and closed by Escape, which restores it unless it has left', async () => {
    const { user, panel } = await openPanel();
    expect(await opener()).toHaveAttribute('aria-expanded', 'true');
    expect(within(panel.getByRole('group', { name: '字号' })).getByRole('radio', { name: '标准' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(panel.getByRole('radio', { name: '大字' })).toBeChecked();
    const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: '显示设置' })).toBeNull());
    await user.keyboard('{Escape}');
    await isGone();
    expect(await opener()).toHaveFocus();
    await user.click(await opener());
    await screen.findByRole('region', { name: '显示设置' });
    const link = screen.getAllByRole('link', { name: '首页' })[0]!;
    act(() => link.focus());
    await user.keyboard('{Escape}');
    await isGone();
    expect(link).toHaveFocus();
  });

  it('are a page, too, whose form leads back to a page of the portal only', async () => {
    portal.open('/display-settings?back=//evil.example');
    await screen.findByRole('button', { name: '保存' });
    expect(document.querySelector('[name=back]')).toHaveValue('/');
    const contrast = screen.getByRole('group', { name: '对比度' });
    expect(contrast).toHaveAccessibleDescription('高：黑白分明，边框加深，链接都有下划线。');
  });
});

describe('the display settings of several tabs', () => {
  let page: CannedPage;
  forgetListeners();
  beforeEach(() => void (page = openPage()));

  const choose = (display: string) => void (document.cookie = `display=${display}; path=/`);
  const look = () => selectDisplay(page.state());
  const focus = () => dispatchEvent(new Event('focus'));

  it('an older tab adopts new settings at once', () => {
    choose('dark');
    keepDisplay(page.store);
    expect(look()).toBe('dark');
  });

  it('settings hold for the page if cookies are blocked', () => {
    jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    page.store.dispatch(displayChosen('large'));
    keepDisplay(page.store);
    expect(look()).toBe('large');
    chooseDisplay(page.store.dispatch, 'dark');
    focus();
    expect(look()).toBe('dark');
  });

  it('requests a failing theme once', () => {
    keepDisplay(page.store);
    choose('dark');
    focus();
    page.store.dispatch(displayChosen(''));
    focus();
    expect(look()).toBe('');
    choose('large');
    focus();
    expect(look()).toBe('large');
  });
});
