import { beyondBounds } from '../../../server/lib/sheetBounds';

/** The reader of workbooks takes a cell's place in all of these ways, and allocates every cell before it. */
it.each([
  ['its place', '<c r="ZZZZ1"/>', 'too wide'],
  ['small letters, which count beyond the capital ones', '<c r="zzzz1"/>', 'broken'],
  ['characters by their numbers', '<c r="&#90;ZZZ1"/>', 'broken'],
  ['an attribute with a prefix', '<c x:r="ZZZZ1"/>', 'too wide'],
  ['an attribute with a prefix, beside another place', '<c r="A1" x:r="ZZZZ1"/>', 'broken'],
  ['its place, behind a text that looks like one', `<c q=' r="A1"' r="ZZZZ1"/>`, 'too wide'],
  ['a tag with a prefix', '<a-b:c r="ZZZZ1"></a-b:c>', 'too wide'],
  ['a row by characters’ numbers', '<row r="&#57;999999"/>', 'broken'],
  ['a row in another notation', '<row r="9e9"/>', 'broken'],
  ['an error by characters’ numbers', '<c r="A1" t="&#101;"/>', 'broken'],
  [
    'no place',
    '<row><c/><c t="s"><v>0</v></c></row><row r=\'2\' spans="1:2" x:y="&amp;"><c r="A2" s="1" /></row>',
    null,
  ],
])('a sheet that names a cell by %s is looked at as the reader does', (_what, xml, expected) => {
  expect(beyondBounds(xml)).toBe(expected);
});

it('counts what the reader fills up: every row to the widest one', () => {
  const [wide, low] = ['<row r="1"><c r="ALL1"/></row>', '<row r="5001"><c r="A5001"/></row>'];
  expect(beyondBounds(wide + low.replaceAll('5001', '5000'))).toBeNull();
  expect(beyondBounds(wide + low)).toBe('too large');
  expect(beyondBounds('<row><c r="A5001"/></row><row><c r="ALL5002"/></row>')).toBe('too large');
});

it('finds the end of a tag as the reader does, behind what is quoted', () => {
  const format = (code: string) => `<numFmt numFmtId="164" formatCode='${code}'/>`;
  expect(beyondBounds(format('[>100]"m"'))).toBeNull();
  expect(beyondBounds(format(`>${'['.repeat(3000)}`))).toBe('too large');
  expect(beyondBounds('<c a=">" r="ZZZZ1"/>')).toBe('too wide');
  expect(beyondBounds('<!-- an apostrophe isn\'t a quote --><c r="A1"/>')).toBeNull();
  expect(beyondBounds('<c r="A1>')).toBe('broken');
});
