/**
 * Every text on the screen, once. People, screen readers and tests find the controls by these names:
 * docs/behaviour/controls.md. Texts that few pages show stand in files of their own, so that a page's script brings along
 * those that it shows.
 */
export * as zh from './texts';
