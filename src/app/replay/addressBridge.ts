import { createPath } from 'react-router-dom';
import type { PageRouter } from '../pageRouter';

/**
 * Navigates the router to the address of a replayed state. During replay all other navigations are blocked: redirecting
 * screens stay, and the browser's back button is reverted.
 *
 * @returns navigates to an address (path, query, hash) and resolves when its screen is loaded; '' stays
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
