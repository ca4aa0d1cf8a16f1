import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** A server-rendered page without its scripts and their preloads: the lower bound for the page. */
export const withoutScript = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b(?=[^>]*\brel="?modulepreload\b)[^>]*>/gi, '')
    .replace(/<link\b(?=[^>]*\bas="?(?:script|fetch)\b)[^>]*>/gi, '');

/** Whether the content is in the HTML: a heading inside `main`, before any script runs. */
export function isServerRendered(html) {
  const shown = withoutScript(html).replace(/<(template|noscript)\b[\s\S]*?<\/\1>/gi, '');
  return /<main\b[\s\S]*<h1\b/i.test(shown);
}

/**
 * Writes a page as the build writes its files: uncompressed, and compressed with the highest quality or as given.
 */
export function writeCompressed(file, text, brotli = zlib.brotliCompressSync(text)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, brotli);
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, { level: 9 }));
}
