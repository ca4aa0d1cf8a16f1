/** Imports point one way and never in a circle: docs/decisions/002-import-rules.md. */

/** Layers of the portal, each with those it may import. A row names itself and rows above it. */
const mayImport = {
  contract: ['contract'],
  i18n: ['i18n'],
  lib: ['lib', 'contract', 'i18n'],
  styles: ['styles'],
  api: ['api', 'contract', 'i18n', 'lib'],
  state: ['state', 'api', 'contract', 'i18n', 'lib'],
  components: ['components', 'contract', 'i18n', 'lib', 'styles'],
  areas: ['areas', 'components', 'state', 'api', 'contract', 'i18n', 'lib', 'styles'],
  routes: ['routes', 'areas', 'components', 'state', 'api', 'contract', 'i18n', 'lib', 'styles'],
  polyfills: ['polyfills', 'lib'],
  app: ['app', 'routes', 'areas', 'components', 'state', 'api', 'contract', 'i18n', 'lib', 'styles'],
  // Runs before any other script of a page, so it stays tiny.
  early: ['early', 'lib', 'contract'],
  // Server rendering of the portal.
  ssr: ['ssr', 'app', 'routes', 'areas', 'components', 'state', 'api', 'contract', 'i18n', 'lib', 'styles'],
  // The staff's desk uses the portal's modules, but none of its screens.
  desk: ['desk', 'app', 'polyfills', 'areas', 'components', 'state', 'api', 'contract', 'i18n', 'lib', 'styles'],
};

/** Layers of the server likewise: folders, and the files beside them. All of them know src/contract. */
const serverMayImport = {
  lib: ['lib'],
  config: ['config', 'lib'],
  accountLimits: ['accountLimits'],
  db: ['db', 'lib'],
  storage: ['storage', 'db', 'lib'],
  http: ['http', 'db', 'lib', 'accountLimits'],
  captcha: ['captcha', 'db', 'lib'],
  attachments: ['attachments', 'storage', 'http', 'db', 'lib', 'accountLimits'],
  pictures: ['pictures', 'attachments', 'storage', 'http', 'db', 'lib', 'accountLimits'],
  auth: ['auth', 'http', 'db', 'lib', 'accountLimits'],
  submissions: ['submissions', 'auth', 'attachments', 'storage', 'http', 'db', 'lib'],
  profile: ['profile', 'submissions', 'auth', 'http', 'db', 'lib'],
  content: ['content', 'submissions', 'auth', 'attachments', 'http', 'db', 'lib'],
  lists: ['lists', 'content', 'http', 'db', 'lib'],
  search: ['search', 'lists', 'content', 'http', 'db', 'lib'],
  services: [
    'content',
    'auth',
    'pictures',
    'attachments',
    'captcha',
    'storage',
    'http',
    'db',
    'lib',
    'accountLimits',
    'config',
  ],
  desk: ['desk', 'services', 'lists', 'content', 'submissions', 'auth', 'pictures', 'attachments', 'http', 'db', 'lib'],
  areas: [
    'areas',
    'desk',
    'services',
    'search',
    'lists',
    'content',
    'profile',
    'submissions',
    'auth',
    'pictures',
    'attachments',
    'http',
    'db',
    'lib',
  ],
  operate: ['operate', 'submissions', 'storage', 'db', 'lib', 'config'],
  pages: ['pages', 'services', 'content', 'http', 'db', 'lib', 'config'],
  plugins: ['plugins', 'content', 'pictures', 'auth', 'http', 'lib', 'config'],
};

/** Further readers of the settings: the operator's commands, which are beside their service. */
const commands = '^server/(auth|content|operate|submissions)/cli[.]ts$';

for (const table of [mayImport, serverMayImport]) {
  const layers = Object.keys(table);
  // No circular imports, not even through a third layer.
  for (const [layer, allowed] of Object.entries(table)) {
    const above = layers.slice(0, layers.indexOf(layer) + 1);
    const wrong = allowed.find((name) => !above.includes(name));
    if (wrong) throw new Error(`${layer} may not import ${wrong}, which is below it`);
  }
}

const arrows = Object.entries(mayImport).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-its-own`,
  comment: `src/${layer} may import: ${allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^(src|server)/', pathNot: `^src/(${allowed.join('|')})/` },
}));

const pathOf = (names) => `^server/(${names.join('|')})(/|[.]ts$)`;

const serverArrows = Object.entries(serverMayImport).map(([layer, allowed]) => ({
  name: `server-${layer}-imports-only-its-own`,
  comment: `server/${layer} may import: ${allowed.join(', ')}.`,
  severity: 'error',
  from: { path: pathOf([layer]), pathNot: commands },
  to: { path: '^server/', pathNot: pathOf(allowed) },
}));

module.exports = {
  forbidden: [
    ...arrows,
    ...serverArrows,
    {
      name: 'portal-folders-have-a-layer',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: `^src/(${Object.keys(mayImport).join('|')})/` },
      to: {},
    },
    {
      name: 'server-folders-have-a-layer',
      severity: 'error',
      from: { path: '^server/', pathNot: [pathOf(Object.keys(serverMayImport)), '^server/(app|main)[.]ts$'] },
      to: {},
    },
    {
      name: 'commands-use-their-service',
      comment: 'A command may know the settings and what its own service may know.',
      severity: 'error',
      from: { path: commands },
      to: { path: '^server/', pathNot: ['^server/$1/', pathOf(['config', 'storage', ...serverMayImport.content])] },
    },
    {
      name: 'areas-do-not-know-each-other',
      comment: 'What two areas share goes through src/state, a route or src/app.',
      severity: 'error',
      from: { path: '^src/areas/([^/]+)/' },
      to: { path: '^src/areas/', pathNot: '^src/areas/$1/' },
    },
    {
      name: 'components-are-views',
      comment: 'Shared views get everything by props.',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: 'node_modules/(react-redux|@reduxjs/toolkit)/' },
    },
    {
      name: 'contract-imports-nothing-else',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: '^src/contract/' },
    },
    {
      name: 'server-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/contract/' },
    },
    {
      name: 'client-does-not-know-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'nobody-knows-the-desk',
      comment: 'Visitors must not load any of it.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/desk/' },
      to: { path: '^src/desk/' },
    },
    {
      name: 'nobody-knows-the-early-script',
      comment: 'It is a separate entry: modules imported from it would run twice.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/early/' },
      to: { path: '^src/early/' },
    },
    {
      name: 'nobody-knows-the-rendering',
      comment: 'It is a separate program for the portal server.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/ssr/' },
      to: { path: '^src/ssr/' },
    },
    {
      name: 'heads-are-for-the-server',
      comment: 'Visitors must not load the head tags of the server.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/(ssr|routes/head)/' },
      to: { path: '^src/routes/head/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/' },
      to: { circular: true },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/' },
      to: { path: '^__tests__/' },
    },
    { name: 'all-resolve', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.css', '.svg', '.json'],
    },
  },
};
