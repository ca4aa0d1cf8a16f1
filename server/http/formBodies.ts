import type { PortalApp } from './portalApp';
import { parseQuery } from '../lib/parseQuery';

/**
 * Makes the routes of this scope read forms: of a field that comes twice the first value counts, and a body of another
 * kind leaves every field empty, as with servlets (such a backend ignores JSON on form calls).
 * @param json whether JSON bodies are read as well.
 */
export function formBodies(app: PortalApp, json = false): void {
  if (!json) app.removeContentTypeParser('application/json');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseQuery(String(body))),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}
