import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A page for each test, into which it puts server-rendered markup, and which it then hydrates. */
export function useServerPage() {
  const page = document.createElement('div');
  let root: Root | undefined;
  beforeEach(() => void document.body.append(page));
  afterEach(async () => {
    await act(async () => root?.unmount());
    root = undefined;
    page.remove();
  });
  return {
    page,
    /** Puts a server-rendered view into the page, which React takes over without a complaint after something happened. */
    async takeOver(view: ReactNode, early: () => void) {
      const complained = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      page.innerHTML = renderToString(view);
      early();
      await act(async () => void (root = hydrateRoot(page, view)));
      expect(complained).not.toHaveBeenCalled();
    },
    hydrate: (view: ReactNode) => act(async () => void (root = hydrateRoot(page, view))),
    render: (view: ReactNode) => act(async () => root!.render(view)),
  };
}
