import { createPath } from 'react-router-dom';
import type { PageRouter } from '../pageRouter';

/**
 * Moves the router where a shown state was recorded. While it is shown nobody else moves it: a screen that would
 * redirect stands still, and the browser's back button leads back.
 *
 * @returns moves to an address (path, query, hash) and resolves when its screen is there; '' stays where it is
 */
export function createAddressBridge(router: PageRouter, isStill: () => boolean): (address: string) => Promise<void> {
  let wanted = '';
  let isOwn = false;
  const move = async () => {
    if (wanted === '' || wanted === createPath(router.state.location)) return;
    isOwn = true;
    const moved = router.navigate(wanted, { replace: true, preventScrollReset: true });
    isOwn = false;
    await moved;
  };
  router.intercept((_to, options) => (isStill() && !isOwn ? null : options));
  router.subscribe(({ historyAction, navigation }) => {
    if (isStill() && historyAction === 'POP' && navigation.state === 'idle') void move();
  });
  return (address) => {
    wanted = address;
    return move();
  };
}
