/** Imports point one way and never in a circle: docs/decisions/002-who-may-know-whom.md. */

/** Layers of the portal, each with those it may import. */
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
};

/** Every area at once, for QA builds and tests: the one file of the data layer that knows the areas. */
const everyArea = '^src/api/loadAllAreas[.]ts$';

const arrows = Object.entries(mayImport).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-its-own`,
  comment: `src/${layer} may import: ${allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: everyArea },
  to: { path: '^(src|server)/', pathNot: `^src/(${allowed.join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...arrows,
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
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
