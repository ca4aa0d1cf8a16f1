/** How a visitor wants the portal to look: docs/decisions/045-display-settings.md. The first of each is the usual one. */
export const displayChoices = {
  size: ['normal', 'large'],
  colour: ['light', 'dark', 'system'],
  contrast: ['standard', 'high'],
} as const;

type Choices = typeof displayChoices;
export type DisplayChoice = keyof Choices;
export type Display = { [Choice in DisplayChoice]: Choices[Choice][number] };

/** Name of the cookie that remembers it; its value is what `writeDisplay` makes. */
export const displayCookie = 'display';

/** A year, s. */
export const displayAge = 31_536_000;

const names = Object.keys(displayChoices) as DisplayChoice[];

/** Reads words such as `large-dark`; what is not known counts as the usual choice. */
export function readDisplay(text: string): Display {
  const words = text.split('-');
  return Object.fromEntries(
    names.map((name) => {
      const choices: readonly string[] = displayChoices[name];
      return [name, choices.find((choice) => words.includes(choice)) ?? choices[0]];
    }),
  ) as Display;
}

/** Its one spelling: what is not usual, in the order above; nothing for the usual look. */
export const writeDisplay = (display: Display): string =>
  names
    .filter((name) => display[name] !== displayChoices[name][0])
    .map((name) => display[name])
    .join('-');

/** What a cookie header says of it, in its one spelling: one of twelve. */
export function displayOf(cookies: string | undefined): string {
  const kept = /(?:^|;\s*)display=([a-z-]{1,40})(?:;|$)/.exec(cookies ?? '');
  return kept ? writeDisplay(readDisplay(kept[1]!)) : '';
}

/** A style sheet of a look, by the name of its chunk, and for whom it is meant. */
export interface DisplaySheet {
  chunk: string;
  media?: string;
}

export const prefersDark = '(prefers-color-scheme: dark)';

/** The style sheets that a look needs beyond the usual ones. */
export function displaySheets(text: string): DisplaySheet[] {
  const { size, colour, contrast } = readDisplay(text);
  const media = colour === 'system' ? { media: prefersDark } : {};
  const isHigh = contrast === 'high';
  return [
    ...(size === 'large' ? [{ chunk: 'look-large' }] : []),
    ...(colour === 'light' ? [] : [{ chunk: 'look-dark', ...media }]),
    ...(isHigh ? [{ chunk: 'look-contrast' }] : []),
    ...(isHigh && colour !== 'light' ? [{ chunk: 'look-contrast-dark', ...media }] : []),
  ];
}

/** What a browser paints around the page, as `public/index.html` has it and in the dark. */
export const themeColours = { light: '#17443F', dark: '#1B2220' } as const;
