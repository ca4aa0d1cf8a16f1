import fs from 'node:fs';
import path from 'node:path';
import { displaySheets, prefersDark, readDisplay, themeColours } from '../../src/contract/display';

/** Style files of a chunk of the build, by its name. */
export type StylesOf = (chunk: string) => readonly string[];

/** Reads from the build's own note which style files each chunk has. */
export function readStylesOf(clientDir: string): StylesOf {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return () => [];
  const { files } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    files?: { chunks: Record<string, { styles: string[] }> };
  };
  return (chunk) => files?.chunks[chunk]?.styles ?? [];
}

/** What a visitor chose, said on a page: for its styles and its script, and to the browser around it. */
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
