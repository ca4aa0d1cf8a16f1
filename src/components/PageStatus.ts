import { useRendering } from './hydration';

/** The HTTP status of a page that cannot show what was requested. */
export function PageStatus({ code }: { code: 404 | 503 }): null {
  useRendering().server?.failed(code);
  return null;
}
