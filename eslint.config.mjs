import js from '@eslint/js';
import globals from 'globals';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * Browser features that only listeners, the clients and a few components may touch:
 * docs/decisions/002-import-rules.md.
 */
const sideEffects = [
  'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'setTimeout', 'setInterval', 'requestAnimationFrame',
  'localStorage', 'sessionStorage', 'indexedDB', 'window', 'document', 'location', 'history', 'navigator',
]; // prettier-ignore

/** Raw markup reaches the page through one component only, which sanitizes it: docs/decisions/008-rich-text.md. */
const rawMarkup = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Only src/components/RichText.tsx may put markup into the page.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'Only src/components/RichText.tsx may put markup into the page.',
  },
];

/** A text of src/i18n, or written out. */
const text =
  ':matches(Literal[value=/./], TemplateLiteral, MemberExpression:has(Identifier[name=/^(zh|words)/]), CallExpression[callee.object.name=/^(zh|words)/], CallExpression[callee.object.object.name=/^(zh|words)/])';
const besideOthers = ':matches(JSXElement[children.length>1], JSXFragment) > JSXExpressionContainer';
const noElement = ':matches(JSXElement, JSXFragment, Literal[raw="null"])';

/** Browsers that translate a page replace its text nodes: React then fails to remove one, or to insert beside it. */
const bareText = [
  `${besideOthers} > LogicalExpression[operator="&&"] > ${text}.right`,
  `${besideOthers} > ConditionalExpression:has(> ${noElement}) > ${text}:matches(.consequent, .alternate)`,
].map((selector) => ({
  selector,
  message: 'A text that comes and goes beside something else needs an element of its own: <span>.',
}));

/** What protects someone: each place says beside it why it is right. */
const protection = [
  {
    selector: 'NewExpression[callee.name="RegExp"]',
    message: 'An expression made of input can be slow or match something else: say what it is made of.',
  },
  {
    selector: 'CallExpression[callee.name="createHmac"]',
    message: 'Proofs are compared by timingSafeEqual: say where.',
  },
  {
    selector: 'CallExpression[callee.name="createHash"] > Literal[value=/^(?:md5|sha1)$/]',
    message: 'MD5 and SHA-1 protect nothing: say what this hash names.',
  },
  {
    selector:
      ':matches(VariableDeclarator[id.name=/(?:password|secret|token)$/i], Property[key.name=/(?:password|secret|token)$/i]) > Literal[value=/^(?=.*\\d)[!-~]{8,}$/]',
    message: 'A secret comes from a setting or the store, never from the sources.',
  },
  {
    selector: 'CallExpression[callee.property.name="addEventListener"] > Literal[value="message"]',
    message: 'Pages take no messages from others.',
  },
  { selector: 'JSXIdentifier[name=/^(?:object|embed|applet)$/]', message: 'Pages need no plug-ins.' },
];

/** A screen reads server data from the cache and what QA replays from the store: it never keeps a copy. */
const copiedState = {
  selector: 'CallExpression[callee.name=/^(useEffect|useLayoutEffect|useState|useReducer)$/]',
  message: 'A route only dispatches and selects: state lives in the store or the URL, side effects in listeners.',
};

export default tseslint.config(
  // What oxlint checks of TypeScript, and of React, is in .oxlintrc.json: here are the rules that it does not have.
  { ignores: ['dist/', 'data/', 'coverage/', 'node_modules/', '__tests__/', '*.ts'] },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.base] },
  { files: ['**/*.{js,mjs,cjs}'], ...js.configs.recommended },
  {
    files: ['**/*.{mjs,cjs}'],
    rules: { eqeqeq: 'error', 'no-console': 'error', 'object-shorthand': 'error', 'prefer-const': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', ...rawMarkup, ...bareText],
    },
  },
  {
    files: ['{src,server}/**/*.{ts,tsx}', 'public/*.js'],
    plugins: { regexp },
    rules: {
      'no-restricted-imports': ['error', { paths: ['child_process', 'node:child_process', 'vm', 'node:vm', 'crypto'] }],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Use node:crypto.' }],
      'no-restricted-syntax': ['error', ...rawMarkup, ...bareText, ...protection],
      // Nothing that a stranger can make long is read in quadratic time; where it is bounded, a comment says by what.
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    // Runs in unsupported browsers, too.
    files: ['public/*.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script', globals: globals.browser },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 400 }], 'max-depth': ['error', 4] },
  },
  // The database's worker thread starts from this file uncompiled.
  {
    files: ['server/**/*.js'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
  },
  // The second serializes a document outside the page.
  {
    files: ['src/components/RichText.tsx', 'src/ssr/sanitizeOnServer.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/routes/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...sideEffects.map((name) => ({ name, message: 'A route only dispatches and selects.' })),
      ],
      'no-restricted-syntax': ['error', ...rawMarkup, ...bareText, ...protection, copiedState],
    },
  },
  { files: ['src/routes/*/*Route.tsx'], rules: { 'max-lines': ['error', { max: 100 }] } },
  { files: ['scripts/**', '*.{mjs,cjs}', '.dependency-cruiser.cjs'], languageOptions: { globals: globals.node } },
  // Runs in the measured page.
  { files: ['scripts/bench/visits.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
);
