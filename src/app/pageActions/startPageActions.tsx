import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { BrowserPort } from '../../state/thunkExtra';
import type { AppStore } from '../store';
import { keepDisplay } from '../display/keepDisplay';
import { hideReading } from './chineseVoice';
import { createClickHandler } from './clicks';
import { committedPage, pageOf } from './committedPage';
import type { HeldInteraction } from './heldInteraction';
import { keepBookmarks } from './keepBookmarks';
import { PageActions, type PageActionsHandle } from './PageActions';
import { createSwipes } from './swipes';

/**
 * Starts the page actions: docs/behaviour/page-actions.md.
 *
 * @param held interactions queued until now
 * @returns handles an event
 */
export function startPageActions(
  store: AppStore,
  browser: BrowserPort,
  held: readonly HeldInteraction[],
): (event: Event) => void {
  const start = document.createElement('div');
  const end = document.createElement('div');
  document.body.prepend(start);
  document.body.append(end);
  const view: { current: PageActionsHandle | null } = { current: null };
  flushSync(() =>
    createRoot(end).render(
      <Provider store={store}>
        <PageActions ref={view} start={start} navigate={(path) => browser.navigate(path)} />
      </Provider>,
    ),
  );
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createClickHandler(store, (bar) => view.current?.showReading(bar)),
  };
  keepBookmarks(store);
  keepDisplay(store);
  hideReading(store);
  const handle = (event: Event) => handlers[event.type]?.(event as never);
  const replay = ({ event, path }: HeldInteraction) => {
    const isThere = event.target instanceof Node && event.target.isConnected;
    if (isThere && pageOf(path) === committedPage(store)) handle(event);
  };
  // Separately: the page renders one effect before the next, and one failure does not stop the others.
  for (const interaction of held) setTimeout(replay, 0, interaction);
  return handle;
}
