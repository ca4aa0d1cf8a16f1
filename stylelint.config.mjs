/** A colour that is written out: by its figures or, where a browser knows it, by name. */
const rawColour = '/#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)a?\\(/i';

/** What styles have to keep to besides Prettier's formatting: tokens, and the floor of docs/decisions/012-browsers.md. */
export default {
  reportNeedlessDisables: true,
  rules: {
    // Mistakes.
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
    'declaration-property-value-disallowed-list': { '/./': rawColour },

    // Breakpoints follow the browser's font size, in the form that every browser reads.
    'media-feature-name-unit-allowed-list': { '/width|height/': 'em' },
    'media-feature-range-notation': 'prefix',

    // Newer than the oldest browsers that show the portal as drawn.
    'at-rule-disallowed-list': ['container', 'layer', 'property', 'scope', 'starting-style'],
    'max-nesting-depth': 0,
    'selector-pseudo-class-disallowed-list': ['has'],
  },
  overrides: [
    {
      // The tokens themselves, and those of the printed page.
      files: ['src/styles/*.css'],
      rules: { 'declaration-property-value-disallowed-list': { '/^(?!--)/': rawColour } },
    },
    {
      // Browsers below the floor read no custom property.
      files: ['public/*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
  ],
};
