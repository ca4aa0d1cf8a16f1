import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

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
    hydrate: (view: ReactNode) => act(async () => void (root = hydrateRoot(page, view))),
    render: (view: ReactNode) => act(async () => root!.render(view)),
  };
}
