import fs from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

/** The regular expressions that a source file has as literals; sourceRules.test.ts lists the files with others. */
function literalsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, fs.readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const files = ['src', 'server', 'public'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[jt]sx?|mjs)$/.test(name))
    .map((name) => path.posix.join(folder, name)),
);
const literals = files.flatMap((file) => literalsIn(file).map((literal) => ({ file, literal })));

function costOf(literal: string): 'linear' | 'polynomial' | 'exponential' {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  if (reports.some(({ exponential }) => exponential)) return 'exponential';
  return reports.length > 0 ? 'polynomial' : 'linear';
}

const costing = (cost: string) => literals.filter(({ literal }) => costOf(literal) === cost);

it('regular expressions: none takes exponential time', () => {
  expect(['/^(?:a+)+$/', '/^a+a+$/', '/^a+$/'].map(costOf)).toEqual(['exponential', 'polynomial', 'linear']);
  expect(literals.length).toBeGreaterThan(400);
  expect(costing('exponential')).toEqual([]);
});

/** Files with an expression that takes quadratic time, and why nobody can make what it reads long. */
const bounded = {
  'server/auth/commonPasswords.ts': 'a password, whose length is checked before',
  'server/config.ts': 'a setting',
  'server/content/checkValue.ts': 'a field, whose length is checked before',
  'server/content/readWorkbook.ts': 'a number format, within the bounds of a workbook',
  'server/lib/mailbox.ts': 'a setting',
  'server/lib/truncateHtml.ts': 'the first 2,000 characters',
  'server/lists/parseAmountRange.ts': 'a field of limited length',
  'server/pages/feeds.ts': 'a host name',
  'server/pages/preloadHeader.ts': 'a link of the page, which the server made',
  'server/plugins/clientBuild.ts': 'a setting of the build',
  'server/storage/bucket.ts': 'a setting',
  'server/submissions/exportSubmissions.ts': 'a file name, whose length is checked at the upload',
  'src/app/backOfficeListeners.ts': 'a setting of the build',
  'src/areas/navigation/backendUrl.ts': 'a setting of the build',
  'src/areas/search/HitFact.tsx': 'a field of limited length',
  'src/components/Dimensions.tsx': 'a field of limited length',
  'src/contract/richText/leaveOut.ts': 'the style of one element of a text whose length is checked before',
  'src/desk/content/richText/pasted.ts': 'what the user pasted',
  'src/lib/dayLists.ts': 'what the user typed',
  'src/lib/plainText.ts': 'one tag of a text whose length is checked before',
  'src/lib/telephoneNumber.ts': 'a field of limited length',
  'src/lib/typedNumber.ts': 'what the user typed',
  'src/routes/head/jobPosting.ts': 'a field of limited length',
  'src/routes/section/PrevNextNav.tsx': 'the path of the page',
};

it('regular expressions: those that take quadratic time read nothing that a stranger could make long', () => {
  expect([...new Set(costing('polynomial').map(({ file }) => file))].sort()).toEqual(Object.keys(bounded));
});
