/**
 * What the portal does not use of its libraries, and what the minifier cannot tell: docs/decisions/040-a-light-first-script.md.
 * Each text stands in the library's file exactly once; another version of it stops the build until somebody has looked.
 */
const libraries = [
  {
    name: '@reduxjs/toolkit/query',
    holds: 'function buildMiddleware(',
    edits: [
      // No polling, no callbacks over the life of a cache entry or a call.
      ['\n\t\tbuildPollingHandler,\n\t\tbuildCacheLifecycleHandler,\n\t\tbuildQueryLifecycleHandler\n', '\n'],
      // No change of a kept answer by hand.
      [
        '\n\t\tupdateQueryData,\n\t\tupsertQueryData,\n\t\tpatchQueryData,\n\t\tbuildMatchThunkActions\n',
        '\n\t\tbuildMatchThunkActions\n',
      ],
      // No infinite queries.
      ['return e.type === ENDPOINT_INFINITEQUERY;', 'return false;'],
      ['if (isQuery && "infiniteQueryOptions" in endpointDefinition) {', 'if (false) {'],
      [
        'if (isQueryDefinition(endpointDefinition)) thunk = queryThunk(commonThunkArgs);',
        'if (true) thunk = queryThunk(commonThunkArgs);',
      ],
      // No schemas: src/api/transformResponse.ts reads the answers.
      [
        'Array.isArray(skipSchemaValidation) ? skipSchemaValidation.includes(schemaName) : !!skipSchemaValidation;',
        'true;',
      ],
      ['if (caughtError instanceof NamedSchemaError) {', 'if (false) {'],
    ],
  },
  {
    name: '@reduxjs/toolkit/query/react',
    holds: 'function buildHooks(',
    edits: [
      ['return e.type === ENDPOINT_INFINITEQUERY;', 'return false;'],
      ['\t\tbuildQueryHooks,\n\t\tbuildInfiniteQueryHooks,\n', '\t\tbuildQueryHooks,\n'],
    ],
  },
  {
    name: 'react-router',
    holds: 'function _renderMatches(',
    edits: [
      // No data router: docs/decisions/036-a-small-router.md.
      ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState;'],
      ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
      ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    ],
  },
];

/**
 * A loader of webpack: takes it out, so that the minifier drops what only that needed.
 * @param {string} source
 * @throws Error if the library no longer holds it.
 */
export default function leaveOut(source) {
  const library = libraries.find(({ holds }) => source.includes(holds));
  return (library?.edits ?? []).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`${library?.name} no longer holds once what is left out of it: ${from}`);
    return text.replace(from, to);
  }, source);
}
