#!/bin/sh
# A job for a printer by IPP: pages 1 to 3 at 300 dpi, as the bytes of another client, read by the libraries of npm (their parse) and written again (their serialize), as a queue in between does it.
# Guess: the same bytes.
# Seen: ipp 2.0.1 and @sealsystems/ipp 2.8.2 read [1, 3] and [300, 300, "dpi"]; written again these are two ranges, 0 to 0 each, and three resolutions of 0 by 0 dots per centimetre, without an error: they have to be put into a further list.
# With two ranges, [[1, 3], [5, 5]], what is read is what is written.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ipp@2.0.1 @sealsystems/ipp@2.8.2
cat > job.cjs <<'J'
const libraries = { ipp: require('ipp'), '@sealsystems/ipp': require('@sealsystems/ipp') };
const word = (text) => Buffer.concat([Buffer.of(0, text.length), Buffer.from(text)]);
const bytes = (...attributes) => Buffer.concat([Buffer.of(2, 0, 0, 5, 0, 0, 0, 1, 1, 0x47), word('attributes-charset'), word('utf-8'), Buffer.of(2), ...attributes, Buffer.of(3)]);
const range = (from, to, name = 'page-ranges') => Buffer.concat([Buffer.of(0x33), word(name), Buffer.of(0, 8, 0, 0, 0, from, 0, 0, 0, to)]);
const jobs = {
  'pages 1 to 3': bytes(range(1, 3)),
  'pages 1 to 3 and 5': bytes(range(1, 3), range(5, 5, '')),
  '300 dpi': bytes(Buffer.of(0x32), word('printer-resolution'), Buffer.of(0, 9, 0, 0, 1, 44, 0, 0, 1, 44, 3)),
};
for (const [name, job] of Object.entries(jobs))
  for (const [library, { parse, serialize }] of Object.entries(libraries)) {
    const read = parse(job);
    const tell = ({ 'job-attributes-tag': attributes }) => JSON.stringify(Object.values(attributes)[0]);
    let again;
    try { again = tell(parse(serialize(structuredClone(read)))); } catch (error) { again = error.name; }
    console.log(`${name}, ${library}: ${tell(read)}, again ${again}`);
  }
J
node job.cjs | tee seen
diff seen - <<'T'
pages 1 to 3, ipp: [1,3], again [[0,0],[0,0]]
pages 1 to 3, @sealsystems/ipp: [1,3], again [[0,0],[0,0]]
pages 1 to 3 and 5, ipp: [[1,3],[5,5]], again [[1,3],[5,5]]
pages 1 to 3 and 5, @sealsystems/ipp: [[1,3],[5,5]], again [[1,3],[5,5]]
300 dpi, ipp: [300,300,"dpi"], again [[0,0,"dpcm"],[0,0,"dpcm"],[0,0,"dpcm"]]
300 dpi, @sealsystems/ipp: [300,300,"dpi"], again [[0,0,"dpcm"],[0,0,"dpcm"],[0,0,"dpcm"]]
T
