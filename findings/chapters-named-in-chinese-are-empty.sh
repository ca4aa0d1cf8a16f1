#!/bin/sh
# A manual as EPUB with a chapter in a file named in Chinese, 第一章 1.xhtml, which the list of its files names plainly and as an address, percent-encoded, as EPUB has it (the attribute href is a URL), read by libraries of npm.
# Guess: the chapter's text in both.
# Seen: epub2 3.0.2 reads both. epub 2.1.1 and @lingo-reader/epub-parser 0.4.6 look in the archive for %E7%AC%AC...: the title of the chapter is there, its text is empty, without an error (the second writes a line to the console).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @lingo-reader/epub-parser@0.4.6 epub2@3.0.2 epub@1.3.0 jszip@3.10.2
cat > run.cjs <<'J'
const { writeFileSync } = require('node:fs');
const EPub = require('epub');
const { EPub: EPub2 } = require('epub2');
const JSZip = require('jszip');

const xml = '<?xml version="1.0" encoding="UTF-8"?>';
const write = async (file, href) => {
  const zip = new JSZip();
  zip.file('mimetype', 'application/epub+zip', { compression: 'STORE' });
  zip.file('META-INF/container.xml', `${xml}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`);
  zip.file('OEBPS/book.opf', `${xml}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:1</dc:identifier><dc:title>衣柜手册</dc:title><dc:language>zh-CN</dc:language></metadata><manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="c1" href="${href}" media-type="application/xhtml+xml"/></manifest><spine toc="ncx"><itemref idref="c1"/></spine></package>`);
  zip.file('OEBPS/toc.ncx', `${xml}<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head/><docTitle><text>衣柜手册</text></docTitle><navMap><navPoint id="n1" playOrder="1"><navLabel><text>门板</text></navLabel><content src="${href}"/></navPoint></navMap></ncx>`);
  zip.file('OEBPS/第一章 1.xhtml', `${xml}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>门板</title></head><body><p>厚18mm</p></body></html>`);
  writeFileSync(file, await zip.generateAsync({ type: 'nodebuffer' }));
};
const libraries = {
  epub: (file) => new Promise((resolve, reject) => {
    const book = new EPub(file);
    book.on('error', reject);
    book.on('end', () => book.getChapter('c1', (error, text) => (error ? reject(error) : resolve([book.flow[0].title, text]))));
    book.parse();
  }),
  epub2: async (file) => {
    const book = await EPub2.createAsync(file);
    return [book.flow[0].title, await book.getChapterAsync('c1')];
  },
  '@lingo-reader/epub-parser': async (file) => {
    const { initEpubFile } = await import('@lingo-reader/epub-parser');
    const book = await initEpubFile(file, './pictures');
    return [book.getToc()[0].label, (await book.loadChapter('c1')).html];
  },
};
(async () => {
  await write('plain.epub', '第一章 1.xhtml');
  await write('encoded.epub', encodeURI('第一章 1.xhtml'));
  for (const [library, read] of Object.entries(libraries)) {
    for (const file of ['plain.epub', 'encoded.epub']) console.log(`${library}, ${file}: ${JSON.stringify(await read(file))}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
epub, plain.epub: ["门板","<p>厚18mm</p>"]
epub, encoded.epub: ["门板",""]
epub2, plain.epub: ["门板","<p>厚18mm</p>"]
epub2, encoded.epub: ["门板","<p>厚18mm</p>"]
@lingo-reader/epub-parser, plain.epub: ["门板","<p>厚18mm</p>"]
@lingo-reader/epub-parser, encoded.epub: ["门板",""]
T
