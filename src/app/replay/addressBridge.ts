/** What the bridge needs of the router. */
export interface MovableRouter {
  navigate(...args: never[]): Promise<void>;
  subscribe(listener: () => void): () => void;
  state: {
    location: { pathname: string; search: string; hash: string };
    navigation: { state: string };
    historyAction: string;
  };
}

/**
 * Moves the router where a shown state was recorded. While it is shown nobody else moves it: a screen that would
 * redirect stands still, and the browser's back button leads back.
 *
 * @returns moves to an address (path, query, hash) and resolves when its screen is there; '' stays where it is
 */
export function createAddressBridge(router: MovableRouter, isStill: () => boolean): (address: string) => Promise<void> {
  const navigate = router.navigate.bind(router) as (to: string, options: object) => Promise<void>;
  const here = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  let wanted = '';
  const move = async () => {
    if (wanted !== '' && wanted !== here()) await navigate(wanted, { replace: true, preventScrollReset: true });
  };
  router.navigate = (...args: [string, object]) => (isStill() ? Promise.resolve() : navigate(...args));
  router.subscribe(() => {
    const { historyAction, navigation } = router.state;
    if (isStill() && historyAction === 'POP' && navigation.state === 'idle') void move();
  });
  return (address) => {
    wanted = address;
    return move();
  };
}
