import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { usePortal } from '../../support/usePortal';

const portal = usePortal();

const button = () => screen.findByRole('button', { name: '菜单' });

async function openMenu() {
  const view = portal.open('/contactUs');
  await view.user.click(await button());
  await expectOpen(true);
  return view;
}

const expectOpen = (isOpen: boolean) =>
  waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', String(isOpen)));

describe('the header’s menu', () => {
  it('needs no popover API', async () => {
    const { container } = await openMenu();
    expect(container.querySelector('[popover], [popovertarget]')).toBeNull();
  });

  const section = () =>
    within(screen.getByRole('navigation', { name: '主导航' })).getByRole('link', { name: '联系我们' });

  it.each<[by: string, target: () => HTMLElement]>([
    ['its button', () => screen.getByRole('button', { name: '菜单' })],
    ['a click elsewhere', () => screen.getByRole('main')],
    ['its links, that of the section which is shown too', section],
  ])('is closed by %s', async (_by, target) => {
    const { user } = await openMenu();
    await screen.findByRole('main');
    await user.click(target());
    await expectOpen(false);
  });

  it('is closed by Escape, and its button has the focus again', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Tab}{Escape}');
    await expectOpen(false);
    expect(await button()).toHaveFocus();
  });

  it('leaves Escape to others once it is closed', async () => {
    const { user } = await openMenu();
    await user.click(await button());
    await expectOpen(false);
    const elsewhere = screen.getAllByRole('link')[0]!;
    elsewhere.focus();
    await user.keyboard('{Escape}');
    expect(elsewhere).toHaveFocus();
  });

  it('keeps the focus in a browser that does not focus clicked buttons', async () => {
    portal.open('/contactUs');
    for (const isOpen of [true, false]) {
      fireEvent.click(await button());
      await expectOpen(isOpen);
      expect(document.body).toHaveFocus();
    }
  });
});
