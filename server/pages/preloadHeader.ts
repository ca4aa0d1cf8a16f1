// eslint-disable-next-line regexp/no-super-linear-move -- a link of the page, which the server made
const attributePattern = /([a-zA-Z]+)="([^"]*)"/g;
const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/** What a header's quoted string and a link's target may consist of here. */
const safe = /^[\x21\x23-\x3b\x3d\x3f-\x5b\x5d-\x7e ]*$/;

/** One link of the header; empty if it cannot be written as one. */
function headerOf(element: string): string {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of element.matchAll(attributePattern))
    attributes.set(
      name.toLowerCase(),
      value.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity),
    );
  const srcset = attributes.get('imagesrcset');
  const target = attributes.get('href') ?? srcset?.split(/[\s,]/, 1)[0];
  const parameters = ['as', 'fetchpriority', 'imagesrcset', 'imagesizes', 'media', 'type'].flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (!target || [target, ...parameters.map(([, value]) => value)].some((value) => !safe.test(value))) return '';
  return [`<${target}>; rel=preload`, ...parameters.map(([name, value]) => `${name}="${value}"`)].join('; ');
}

/**
 * The `Link` header for a page's preload elements: the browser requests them before it has read the document, whose
 * styles alone take it some hundred milliseconds on a phone.
 */
export const preloadHeader = (elements: string): string =>
  (elements.match(/<link [^>]*>/g) ?? []).map(headerOf).filter(Boolean).join(', ');
