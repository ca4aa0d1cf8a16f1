import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { browserRichTexts, RichTextContext } from '../../src/components/markup/RichTextContext';
import { RenderingContext, type Rendering } from '../../src/components/hydration';
import { createServerRichTexts } from '../../src/ssr/serverRichTexts';

const nothing = () => undefined;
const rendering: Rendering = {
  at: Date.parse('2025-06-01T08:00:00+08:00'),
  server: { titled: nothing, failed: nothing, redirected: nothing },
};

/** Renders as the server does, with what it sends beside the markup. */
export function renderOnServer(element: ReactElement) {
  const texts = createServerRichTexts({ origin: location.origin });
  const html = renderToString(
    <RenderingContext value={rendering}>
      <RichTextContext value={texts}>{element}</RichTextContext>
    </RenderingContext>,
  );
  return { html, facts: texts.facts(), styleSheet: texts.styleSheet() };
}

/** Puts server-rendered markup into the document, as the HTML parser would. */
export function openServerRendered({ html, styleSheet }: ReturnType<typeof renderOnServer>): HTMLElement {
  document.head.appendChild(document.createElement('style')).textContent = styleSheet;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
}

/** Server-rendered markup, hydrated by React, and what is complained of from then on. */
export function hydrateServerRendered(
  element: ReactElement,
  rendered = renderOnServer(element),
  container = openServerRendered(rendered),
) {
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const texts = browserRichTexts(JSON.parse(JSON.stringify(rendered.facts)) as typeof rendered.facts);
  const page = (shown: ReactElement) => <RichTextContext value={texts}>{shown}</RichTextContext>;
  const { rerender } = render(page(element), {
    container,
    hydrate: true,
    onRecoverableError: (error) => complaints.push(error),
  });
  return { container, complaints, rerender: (shown: ReactElement) => rerender(page(shown)) };
}
