import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** A drawn page without its script and without what would fetch it: what the same page costs at the least. */
export const withoutScript = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b(?=[^>]*\brel="?modulepreload\b)[^>]*>/gi, '')
    .replace(/<link\b(?=[^>]*\bas="?(?:script|fetch)\b)[^>]*>/gi, '');

/** Whether the content is in the HTML: a heading inside the page's main part, as it is before any script. */
export function isServerRendered(html) {
  const shown = withoutScript(html).replace(/<(template|noscript)\b[\s\S]*?<\/\1>/gi, '');
  return /<main\b[\s\S]*<h1\b/i.test(shown);
}

/**
 * Writes a page as the build writes its files: as it is, and pressed with the most effort, or as somebody else pressed it.
 */
export function writePressed(file, text, brotli = zlib.brotliCompressSync(text)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  fs.writeFileSync(`${file}.br`, brotli);
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, { level: 9 }));
}
