// Checks the references in comments and pages: `node scripts/checkReferences.mjs [FOLDER]`.
import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { root as ownFolder } from './support/root.mjs';

const codeFolders = ['src', 'server', 'scripts', '__tests__', 'public'];
const codeFile = /\.(?:[cm]?[jt]sx?|css|html)$/;

/** References to documents outside the repository. */
const foreign = [
  [/\bdecisions? \d+/gi, 'names no page of docs/decisions'],
  [/§\s?\d[\d.]*/g, 'names no page of docs/behaviour'],
  [/\bspec(?:ification)? \d[\d.]*/gi, 'names no page of docs/behaviour'],
  [/\bfault matrix\b/gi, 'is docs/behaviour/fault-cases.md'],
  [/\bissue #?\d+/gi, 'is not part of the repository'],
];

const docsPath = /(?<![\w/.])docs\/(?:[\w-]+\/)*[\w.-]*\w(?:#[\w\u4e00-\u9fff-]+)?/g;
const sourcePath = /`((?:src|server|scripts|__tests__|public|content)\/[\w./-]+)`/g;
const markdownLink = /\]\(([^()\s]+)\)/g;

/** Uses an example area. */
const recipe = path.join('docs', 'add-an-area.md');

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(file);
    return [file];
  });
}

function filesOf(root) {
  const top = fs.existsSync(root) ? fs.readdirSync(root, { withFileTypes: true }) : [];
  const files = [
    ...top.filter((entry) => entry.isFile()).map(({ name }) => path.join(root, name)),
    ...[...codeFolders, 'docs', 'content'].flatMap((folder) => filesBelow(path.join(root, folder))),
  ];
  return files.filter((file) => codeFile.test(file) || file.endsWith('.md'));
}

const withoutFences = (text) => text.replace(/^```[^]*?^```/gm, (fence) => fence.replace(/[^\n]/g, ''));

function hasHeading(page, anchor) {
  const slugger = new GithubSlugger();
  const headings = withoutFences(fs.readFileSync(page, 'utf8')).matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading]) => slugger.slug(heading.replace(/`/g, '')) === anchor);
}

/** Why a path does not resolve; undefined if it does. */
function unresolved(folder, reference) {
  const [file, anchor] = reference.split('#');
  const page = file === '' ? undefined : path.resolve(folder, file);
  if (page && !fs.existsSync(page)) return 'is not there';
  if (page && anchor && page.endsWith('.md') && !hasHeading(page, anchor)) return 'has no such heading';
  return undefined;
}

/** Broken references of a file, with the reason. */
function referencesOf(root, file) {
  const source = fs.readFileSync(file, 'utf8');
  const isPage = file.endsWith('.md');
  const text = isPage ? withoutFences(source) : source;
  const found = [];
  const add = (index, reference, reason) => {
    if (reason) found.push({ line: text.slice(0, index).split('\n').length, reference, reason });
  };
  const plain = isPage ? text.replace(/\[[^\]]*\]\([^)]*\)/g, (link) => ' '.repeat(link.length)) : text;
  for (const [pattern, reason] of foreign) {
    for (const { 0: reference, index } of plain.matchAll(pattern)) add(index, reference, reason);
  }
  for (const { 0: reference, index } of plain.matchAll(docsPath)) add(index, reference, unresolved(root, reference));
  if (!isPage) return found;
  for (const { 1: target, index } of text.matchAll(markdownLink)) {
    if (/^[a-z]+:/.test(target)) continue;
    const own = target.startsWith('#') ? path.basename(file) + target : target;
    add(index, target, unresolved(path.dirname(file), own));
  }
  for (const { 1: reference, index } of (file.endsWith(recipe) ? '' : text).matchAll(sourcePath)) {
    add(index, reference, unresolved(root, reference));
  }
  return found;
}

const root = path.resolve(process.argv[2] ?? ownFolder);
for (const file of filesOf(root)) {
  for (const { line, reference, reason } of referencesOf(root, file)) {
    process.stdout.write(`${path.relative(root, file)}:${line}  ${reference}  ${reason}\n`);
    process.exitCode = 1;
  }
}
