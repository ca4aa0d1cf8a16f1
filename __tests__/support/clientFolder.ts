import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** Writes a small built client into `folder`, with the compressed files that a build makes. */
export function writeClientFolder(folder: string, build: object = {}): void {
  const files: Record<string, string> = {
    'index.html':
      '<!doctype html><html lang="zh-CN"><title>家居定制供应链</title><script src="/assets/main.0123456789.js" defer></script>',
    'assets/main.0123456789.js': `console.log(${JSON.stringify('x'.repeat(5000))});`,
    'icons/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build.json': JSON.stringify(build),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text));
  }
}
