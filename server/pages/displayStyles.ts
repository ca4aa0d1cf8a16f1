import fs from 'node:fs';
import path from 'node:path';
import { displaySheets, prefersDark, readDisplay, themeColours } from '../../src/contract/display';

/** Style files of a chunk of the build, by the chunk's name. */
export type StylesOf = (chunk: string) => readonly string[];

/** Reads the style files of each chunk from the build manifest. */
export function readStylesOf(clientDir: string): StylesOf {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return () => [];
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    files?: { chunks: Record<string, { styles: string[] }> };
  };
  return (chunk) => files?.chunks[chunk]?.styles ?? [];
}

/** Applies a visitor's display settings to a page: attributes, styles and theme colour. */
export function withDisplay(html: string, display: string, stylesOf: StylesOf): string {
  if (!display) return html;
  const { colour } = readDisplay(display);
  const theme = `<meta name="theme-color" content="${themeColours.light}">`;
  const dark = `<meta name="theme-color" content="${themeColours.dark}"`;
  const themes = { light: theme, dark: `${dark}>`, system: `${dark} media="${prefersDark}">${theme}` };
  const links = displaySheets(display).flatMap(({ chunk, media }) =>
    stylesOf(chunk).map((href) => `<link rel="stylesheet" href="${href}"${media ? ` media="${media}"` : ''}>`),
  );
  return html
    .replace(/<html\b/, `<html data-display="${display}"`)
    .replace(theme, themes[colour])
    .replace('</head>', () => `${links.join('')}</head>`);
}
