#!/bin/sh
# A manual of the firm A&B as EPUB, with a chapter 门板 & 侧板, written by libraries of npm; are its parts XML, as the format asks?
# Guess: titles are texts, and & is written &amp;.
# Seen: epub-gen-memory 1.1.2 does so. nodepub 5.1.1 writes & as it is, into the book's list of files, its contents and its chapters: none of them is XML.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact epub-gen-memory@1.1.2 jsdom@29.1.1 jszip@3.10.2 nodepub@5.1.1
cat > run.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { JSDOM } = require('jsdom');
const JSZip = require('jszip');
const { document } = require('nodepub');

const { DOMParser } = new JSDOM('').window;
const title = 'A&B 手册';
const chapter = '门板 & 侧板';
(async () => {
  const gen = require('epub-gen-memory');
  writeFileSync('cover.jpg', Buffer.from('/9j/4AAQSkZJRg==', 'base64'));
  const book = document({ id: '1', title, author: '甲', cover: 'cover.jpg', language: 'zh', series: '', genre: '' });
  book.addSection(chapter, '<p>厚18mm</p>');
  await book.writeEPUB('.', 'nodepub');
  const libraries = { 'epub-gen-memory': await (gen.default?.default ?? gen.default)({ title, author: '甲', lang: 'zh' }, [{ title: chapter, content: '<p>厚18mm</p>' }]), nodepub: require('node:fs').readFileSync('nodepub.epub') };
  for (const [library, file] of Object.entries(libraries)) {
    const zip = await JSZip.loadAsync(file);
    for (const name of Object.keys(zip.files).filter((path) => /\.(opf|ncx|xhtml)$/.test(path)).sort()) {
      let seen = 'XML';
      try {
        const xml = new DOMParser().parseFromString(await zip.file(name).async('string'), 'application/xml');
        if (xml.querySelector('parsererror')) seen = 'no XML';
      } catch {
        seen = 'no XML';
      }
      console.log(`${library}, ${name}: ${seen}`);
    }
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
epub-gen-memory, OEBPS/0_and.xhtml: XML
epub-gen-memory, OEBPS/content.opf: XML
epub-gen-memory, OEBPS/toc.ncx: XML
epub-gen-memory, OEBPS/toc.xhtml: XML
nodepub, OEBPF/content/s1.xhtml: no XML
nodepub, OEBPF/content/toc.xhtml: no XML
nodepub, OEBPF/cover.xhtml: no XML
nodepub, OEBPF/ebook.opf: no XML
nodepub, OEBPF/navigation.ncx: no XML
T
