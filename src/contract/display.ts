/** Display settings: docs/decisions/045-display-settings.md. The first of each is the default. */
export const displayChoices = {
  size: ['normal', 'large'],
  colour: ['light', 'dark', 'system'],
  contrast: ['standard', 'high'],
} as const;

type Choices = typeof displayChoices;
export type DisplayChoice = keyof Choices;
export type Display = { [Choice in DisplayChoice]: Choices[Choice][number] };

/** Cookie name; its value is the result of `writeDisplay`. */
export const displayCookie = 'display';

/** One year, s. */
export const displayAge = 31_536_000;

const names = Object.keys(displayChoices) as DisplayChoice[];

/** Parses settings such as `large-dark`; unknown words are ignored. */
export function readDisplay(text: string): Display {
  const words = text.split('-');
  return Object.fromEntries(
    names.map((name) => {
      const choices: readonly string[] = displayChoices[name];
      return [name, choices.find((choice) => words.includes(choice)) ?? choices[0]];
    }),
  ) as Display;
}

/** Canonical form: settings other than the default, in the order above; empty for the defaults. */
export const writeDisplay = (display: Display): string =>
  names
    .filter((name) => display[name] !== displayChoices[name][0])
    .map((name) => display[name])
    .join('-');

/** The settings in a cookie header, in canonical form: one of twelve. */
export function displayOf(cookies: string | undefined): string {
  const match = /(?:^|;\s*)display=([a-z-]{1,40})(?:;|$)/.exec(cookies ?? '');
  return match ? writeDisplay(readDisplay(match[1]!)) : '';
}
