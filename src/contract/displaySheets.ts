import { readDisplay } from './display';

export const prefersDark = '(prefers-color-scheme: dark)';

/** The style sheets that settings need beyond the default ones: by chunk name, with their media query. */
export function displaySheets(text: string): { chunk: string; media?: string }[] {
  const { size, colour, contrast } = readDisplay(text);
  const media = colour === 'system' ? { media: prefersDark } : {};
  const isHigh = contrast === 'high';
  return [
    ...(size === 'large' ? [{ chunk: 'theme-large' }] : []),
    ...(colour === 'light' ? [] : [{ chunk: 'theme-dark', ...media }]),
    ...(isHigh ? [{ chunk: 'theme-contrast' }] : []),
    ...(isHigh && colour !== 'light' ? [{ chunk: 'theme-contrast-dark', ...media }] : []),
  ];
}

/** The browser's `theme-color`, as in `public/index.html` and in dark mode. */
export const themeColours = { light: '#17443F', dark: '#1B2220' } as const;
