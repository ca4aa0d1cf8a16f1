import type { PortalApp } from '../../server/http/portalApp';

/** Every route of a server, parsed from the tree that Fastify prints. */
export function routeTable(app: PortalApp) {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, rest = '', methods = ''] = /^(.*?)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, (above[depth - 1] ?? '') + rest);
      return methods.split(', ').map((method) => ({ method, path: above[depth]! }));
    });
}
