import { registerScope, type PortalApp } from '../http/portalApp';
import { ageOf } from '../lib/ageOf';

/** Where browsers report what the Content Security Policy blocked. */
export const cspReportPath = '/csp-report';

/** Each violation is logged once in this time, ms; of this many at most, so that reports cannot fill the log. */
const limits = { everyMs: 60 * 60_000, violations: 100, bytes: 16_384 };

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** A reported address without its query; a keyword such as `inline` as it is. */
function placeOf(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 300) : '';
  if (!URL.canParse(text)) return text.replace(/[^\w-]/g, '').slice(0, 30);
  const { origin, protocol, pathname } = new URL(text);
  return origin === 'null' ? protocol : origin + pathname;
}

/** The violations in a report: one as `report-uri` sends it, or several of the Reporting API. */
function violationsIn(body: unknown): Record<string, unknown>[] {
  const reports = (Array.isArray(body) ? body.slice(0, 10) : [body]) as Record<string, unknown>[];
  return reports
    .map((report) => report?.['csp-report'] ?? report?.body)
    .filter((violation): violation is Record<string, unknown> => typeof violation === 'object' && violation !== null);
}

/** Logs reported violations: the directive, what was blocked, and the page, without queries. */
export async function cspReports(app: PortalApp, now: () => number): Promise<void> {
  const logged = new Map<string, number>();
  const isDue = (key: string) => {
    for (const [old, at] of logged) if (ageOf(at, now()) >= limits.everyMs) logged.delete(old);
    if (logged.has(key) || logged.size >= limits.violations) return false;
    logged.set(key, now());
    return true;
  };
  await registerScope(app, 'csp', (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: limits.bytes },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    );
    scope.post(cspReportPath, { schema: {} }, async (request, reply) => {
      for (const violation of violationsIn(request.body)) {
        const first = (...names: string[]) => placeOf(names.map((name) => violation[name]).find(Boolean));
        const directive = first('effective-directive', 'effectiveDirective', 'violated-directive');
        const line = {
          event: 'csp',
          directive,
          blocked: first('blocked-uri', 'blockedURL'),
          page: first('document-uri', 'documentURL'),
          source: first('source-file', 'sourceFile'),
        };
        if (isDue(JSON.stringify(line))) request.log.warn(line, 'the browser blocked something');
      }
      return reply.code(204).send();
    });
  });
}
