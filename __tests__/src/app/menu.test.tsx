import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answersOf } from '../../support/cannedPortal';
import { renderApp } from '../../support/renderApp';
import { useCannedServer } from '../../support/cannedServer';

const backend = useCannedServer(answersOf({}));

const button = () => screen.findByRole('button', { name: '菜单' });

async function openMenu() {
  const view = renderApp('/contactUs', { origin: backend.url });
  await view.user.click(await button());
  await expectOpen(true);
  return view;
}

const expectOpen = (isOpen: boolean) =>
  waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', String(isOpen)));

describe('the header’s menu', () => {
  it('needs no popover API, and is closed by its button', async () => {
    const { user, container } = await openMenu();
    expect(container.querySelector('[popover], [popovertarget]')).toBeNull();
    await user.click(await button());
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
    renderApp('/contactUs', { origin: backend.url });
    fireEvent.click(await button());
    await expectOpen(true);
    expect(document.body).toHaveFocus();
    fireEvent.click(await button());
    await expectOpen(false);
    expect(document.body).toHaveFocus();
  });

  it('is closed by a click elsewhere', async () => {
    const { user } = await openMenu();
    await user.click(await screen.findByRole('main'));
    await expectOpen(false);
  });

  it('is closed by its links, that of the section which is shown too', async () => {
    const { user } = await openMenu();
    const navigation = await screen.findByRole('navigation', { name: '主导航' });
    await user.click(within(navigation).getByRole('link', { name: '联系我们' }));
    await expectOpen(false);
  });
});
