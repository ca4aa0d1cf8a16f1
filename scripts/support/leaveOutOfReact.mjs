/**
 * What the portal does not use of React DOM: docs/decisions/040-a-light-first-script.md. React's renderer is one file whose
 * parts meet in switches over the kind of a node, so that the minifier keeps all of them. The build takes out the cases
 * of kinds that no page has, and what only they need. Whatever is not found stops the build until somebody has looked.
 */
import { parse } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';

/** The kinds are numbers of React's own, which hold for this version. */
const version = 'exports.version = "19.2.9";';

/** React's numbers of the kinds of nodes that no page has. A page that has one fails at once: React knows no such type. */
const absentKinds = new Map([
  [12, 'Profiler'],
  [13, 'SuspenseComponent'],
  [16, 'LazyComponent'],
  [18, 'DehydratedFragment'],
  [19, 'SuspenseListComponent'],
  [21, 'ScopeComponent'],
  [22, 'OffscreenComponent'],
  [23, 'LegacyHiddenComponent'],
  [24, 'CacheComponent'],
  [25, 'TracingMarkerComponent'],
  [26, 'HostHoistable'],
  [27, 'HostSingleton'],
  [30, 'ViewTransitionComponent'],
  [31, 'ActivityComponent'],
]);

/** The types of elements that would have made them. */
const absentTypes = new Set([
  'REACT_ACTIVITY_TYPE',
  'REACT_LAZY_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_SUSPENSE_TYPE',
]);

/** Hooks that nobody calls. */
const absentHooks = new Set([
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]);

/** What these functions do comes to nothing here; each with what it does instead. */
const functions = {
  // Elements that move to the head, and those that are the page itself.
  isHostHoistableType: 'return false;',
  isCustomElement: 'return false;',
  // Names of components for a message that nobody asks for.
  getStackByFiberInDevAndProd: 'return "";',
  // Forms whose action is a function.
  extractEvents$1: '',
  scheduleReplayQueueIfNeeded: '',
  requestFormReset$1: '',
  TransitionAwareHostComponent: '',
  // Commits that wait for a style sheet.
  preloadInstanceAndSuspendIfNeeded: '',
  defaultOnDefaultTransitionIndicator: '',
};

/** Assignments that are not made, by their target. */
const rendererAssignments = [
  'ReactDOMSharedInternals.findDOMNode',
  'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
];

/** The same in the two small files beside the renderer: what they export to nobody. */
const exported = (...names) => names.map((name) => `exports.${name}`);
const assignments = {
  react: exported(
    'Activity', 'Children', 'Profiler', 'Suspense', '__COMPILER_RUNTIME', 'cache', 'cacheSignal', 'cloneElement',
    'createRef', 'lazy', 'unstable_useCacheRefresh', 'useActionState', 'useDeferredValue', 'useOptimistic',
    'useTransition',
  ), // prettier-ignore
  'react-dom': exported(
    'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule',
    'requestFormReset', 'useFormState', 'useFormStatus',
  ), // prettier-ignore
  'react-dom-client': rendererAssignments,
};

/** From a text up to where the second begins; each stands in the file once. */
const passages = [
  // Commands for the browser to load something.
  [',\n  D: prefetchDNS,', '\n};\nfunction flushSyncWork() {'],
  // The events onSelect, onBeforeInput and onComposition….
  ['registerTwoPhaseEvent(\n  "onSelect",', 'var mediaEventTypes ='],
  [
    '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName) {',
    '      extractEvents$1(\n',
  ],
];

const isTag = (node) => node.type === 'MemberExpression' && !node.computed && node.property.name === 'tag';
const isKind = (node) => isTag(node) || (node.type === 'Identifier' && node.name === 'tag');
const isAbsentKind = (node) => node?.type === 'Literal' && absentKinds.has(node.value);

/** Whether nothing that follows a statement is reached through it. */
function ends(node) {
  if (node?.type === 'BlockStatement') return ends(node.body.at(-1));
  if (node?.type === 'IfStatement') return ends(node.consequent) && ends(node.alternate);
  return ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node?.type);
}

/** What a part declares for the whole function around it. */
function declarationsIn(part) {
  const names = new Set();
  full(part, (node) => {
    if (node.type === 'VariableDeclaration') node.declarations.forEach(({ id }) => names.add(id.name));
  });
  return names.size ? `var ${[...names].join(', ')};` : '';
}

/** Cases of a switch that are never met; what a case before them falls into stays. */
function absentCases({ cases }, isAbsent) {
  const edits = [];
  let isFallenInto = false;
  for (const one of cases) {
    const [first] = one.consequent;
    if (one.test && isAbsent(one.test)) {
      const to = isFallenInto && first ? first.start : one.end;
      edits.push({ from: one.start, to, text: '', lost: isFallenInto ? [] : one.consequent });
      if (isFallenInto && first) isFallenInto = !ends(one.consequent.at(-1));
    } else isFallenInto = !ends(one.consequent.at(-1));
  }
  return edits;
}

/** What is left out at one place of the renderer, as texts that take the place of others. */
function editsOfRenderer(node, replace) {
  switch (node.type) {
    case 'FunctionDeclaration':
      return node.id.name in functions ? replace(node.id.name, node.body, `{ ${functions[node.id.name]} }`) : [];
    case 'ObjectExpression':
      if (!node.properties.some(({ key }) => key?.name === 'useLayoutEffect')) return [];
      return node.properties.flatMap(({ key, start, end }, index) =>
        absentHooks.has(key.name)
          ? replace(key.name, { start, end: node.properties[index + 1]?.start ?? end }, '')
          : [],
      );
    case 'BinaryExpression': {
      const { left, right, operator } = node;
      const isComparison = (isKind(left) && isAbsentKind(right)) || (isKind(right) && isAbsentKind(left));
      return isComparison && /^[!=]==$/.test(operator) ? replace('kind', node, String(operator === '!==')) : [];
    }
    case 'SwitchStatement':
      if (isTag(node.discriminant)) return absentCases(node, isAbsentKind);
      return absentCases(node, ({ type, name }) => type === 'Identifier' && absentTypes.has(name));
    default:
      return [];
  }
}

/** @throws Error if the text does not stand in the file once. */
function placeOf(text, source) {
  if (source.split(text).length !== 2) throw new Error(`React no longer holds once: ${text}`);
  return source.indexOf(text);
}

/** Makes the changes; what stands within another is lost with it. */
function applyEdits(source, edits) {
  const inOrder = edits.toSorted((a, b) => a.from - b.from || b.to - a.to);
  let text = '';
  let at = 0;
  for (const edit of inOrder) {
    if (edit.from < at) continue;
    text += source.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return text + source.slice(at);
}

/**
 * A loader of webpack.
 * @param {string} source One of React's files for production.
 * @throws Error if it is another version, or no longer holds what is left out.
 */
export default function leaveOutOfReact(source) {
  const name = /^ \* ([\w-]+)\.production\.js$/m.exec(source)?.[1] ?? '';
  const isRenderer = name === 'react-dom-client';
  placeOf(version, source);

  const missing = new Set([...assignments[name], ...(isRenderer ? [...Object.keys(functions), ...absentHooks] : [])]);
  const replace = (what, { start: from, end: to }, text) => {
    missing.delete(what);
    return [{ from, to, text }];
  };
  const editsAt = (node) => {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression')
      return isRenderer ? editsOfRenderer(node, replace) : [];
    const { start, end, object, property } = node.expression.left;
    const target = source.slice(start, end);
    const isHook = object?.name?.startsWith('HooksDispatcher') && absentHooks.has(property.name);
    // A name that a library mentions stays, so that the bundler finds it.
    if (!isRenderer && assignments[name].includes(target)) return replace(target, node, `${target} = undefined;`);
    return isHook || assignments[name].includes(target) ? replace(target, node, '') : [];
  };

  const edits = (isRenderer ? passages : []).map(([from, to]) => ({
    from: placeOf(from, source),
    to: placeOf(to, source),
    text: '',
  }));
  fullAncestor(parse(source, { ecmaVersion: 2022 }), (node, _state, ancestors) => {
    for (const edit of editsAt(node)) {
      edits.push(edit);
      // Other cases use the variables that this one declared.
      const start = ancestors.findLast(({ type }) => type.startsWith('Function'))?.body.start + 1;
      const declarations = edit.lost?.map(declarationsIn).join('');
      if (declarations) edits.push({ from: start, to: start, text: declarations });
    }
  });
  if (missing.size) throw new Error(`${name} no longer holds ${[...missing].join(', ')}`);
  return applyEdits(source, edits);
}
