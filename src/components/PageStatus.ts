import { useRendering } from './Rendering';

/** The HTTP status of a page that does not show what its address names. */
export function PageStatus({ code }: { code: 404 | 503 }): null {
  useRendering().server?.failed(code);
  return null;
}
