import { parseQuery } from './pagination';
import type { PortalApp } from './portalApp';

/**
 * Parses URL-encoded bodies in this scope: of a repeated field the first value counts, and a body of another type
 * leaves every field empty, as in servlets (RuoYi ignores JSON on form calls).
 * @param json whether JSON bodies are parsed as well
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
