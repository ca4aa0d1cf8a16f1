#!/bin/sh
# A sitemap laid out with line breaks, as many programs write it: the address on a line of its own within loc; read by sitemap-urls and by sitemapper of npm.
# Guess: the addresses alone: the schema of sitemaps has loc as xsd:anyURI, around which blanks do not count.
# Seen: sitemap-urls 3.0.0 gives the address with a line break and blanks before and behind it. sitemapper 4.1.6 gives it alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sitemap-urls@3.0.0 sitemapper@4.1.6 >/dev/null 2>&1
cat > sitemap.xml <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>
      http://example.com/a?x=1&amp;y=2
    </loc>
  </url>
  <url><loc>http://example.com/b</loc></url>
</urlset>
X
cat > a.mjs <<'J'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import Sitemapper from 'sitemapper';
const xml = readFileSync('sitemap.xml');
console.log('sitemap-urls', JSON.stringify(createRequire(import.meta.url)('sitemap-urls').extractUrls(`${xml}`)));
const server = createServer((_, response) => response.setHeader('Content-Type', 'application/xml').end(xml)).listen(0, '127.0.0.1', async () => {
  const { sites } = await new Sitemapper({ timeout: 9000 }).fetch(`http://127.0.0.1:${server.address().port}/sitemap.xml`);
  console.log('sitemapper', JSON.stringify(sites));
  process.exit();
});
J
node a.mjs | tee seen
diff seen - <<'T'
sitemap-urls ["\n      http://example.com/a?x=1&y=2\n    ","http://example.com/b"]
sitemapper ["http://example.com/a?x=1&y=2","http://example.com/b"]
T
