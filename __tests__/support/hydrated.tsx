import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/** A server-rendered view, which something happens to before it is hydrated. */
export function hydrated(view: ReactElement, early: (container: HTMLElement) => void): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  early(container);
  render(view, { container, hydrate: true });
  return container;
}

/** A picture that has failed to load. */
export const failPicture = (container: HTMLElement) =>
  Object.defineProperty(container.querySelector('img'), 'complete', { value: true });
