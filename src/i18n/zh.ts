/**
 * Every text on the screen. Users, screen readers and tests find controls by these names: docs/behaviour/controls.md.
 * Texts of few pages are in separate files, so that each chunk contains only its own.
 */
export * as zh from './texts';
