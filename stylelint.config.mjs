/**
 * Breakpoints in em, so that they follow the browser's font size. Media queries cannot use custom properties, so sheets
 * contain the numbers; any other number fails lint.
 */
const breakpoints = {
  phone: '37.4375em',
  tablet: '49.9375em',
  laptop: '56.1875em',
  desktop: '68.6875em',
};

/** Breakpoints of single components. */
const partBreakpoints = [
  '18em',
  '22.4375em',
  '29.9375em',
  '44.9375em',
  '63.9375em',
  '77.9375em',
  '79.9375em',
  '99.9375em',
];

/** The first width beyond a breakpoint. */
const beyond = (width) => `${parseFloat(width) + 0.0625}em`;

const widths = [...Object.values(breakpoints), ...partBreakpoints];

/** A literal colour, by value or name. */
const rawColour = '/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\\(/i';

/**
 * Rules for styles besides Prettier's formatting: tokens, and the supported browsers of docs/decisions/012-browsers.md.
 */
export default {
  reportNeedlessDisables: true,
  rules: {
    // Errors.
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'function-calc-no-unspaced-operator': true,
    'no-invalid-position-at-import-rule': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,

    // Colours come from the tokens.
    'color-named': 'never',
    'declaration-property-value-disallowed-list': {
      '/./': rawColour,
      // Chromium 83 has no such shorthand, and only one without variables is written out by the build.
      '/^(?:inset|(?:margin|padding)-(?:inline|block))$/': '/(?:var|env)\\(/',
    },

    // Breakpoints follow the browser's font size, in the syntax that every browser parses.
    'media-feature-name-unit-allowed-list': { '/width|height/': 'em' },
    'media-feature-name-value-allowed-list': { 'max-width': widths, 'min-width': widths.map(beyond) },
    'media-feature-range-notation': 'prefix',

    // Newer than the oldest browsers in which the portal looks as designed. The build writes nested media queries out.
    'at-rule-disallowed-list': ['container', 'layer', 'property', 'scope', 'starting-style'],
    'max-nesting-depth': [0, { ignoreAtRules: ['media'] }],
    'selector-pseudo-class-disallowed-list': ['has'],

    // A rule for the neighbours of anything makes Chromium restyle all that follows an inserted element.
    'selector-disallowed-list': ['/\\*\\s*\\+/'],
  },
  overrides: [
    {
      // The tokens themselves, and those of the printed page.
      files: ['src/styles/**/*.css'],
      rules: { 'declaration-property-value-disallowed-list': { '/^(?!--)/': rawColour } },
    },
    {
      // Unsupported browsers may lack custom properties.
      files: ['public/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};
