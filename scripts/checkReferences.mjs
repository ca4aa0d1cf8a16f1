// Checks the references in comments and pages: `node scripts/checkReferences.mjs [FOLDER]`.
import path from 'node:path';
import { brokenReferences } from './support/references.mjs';
import { root } from './support/root.mjs';

const broken = brokenReferences(path.resolve(process.argv[2] ?? root));
for (const { file, line, reference, reason } of broken) {
  process.stdout.write(`${file}:${line}  ${reference}  ${reason}\n`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
