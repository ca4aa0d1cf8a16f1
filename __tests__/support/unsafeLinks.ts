/** What may stand where an entry's link or file should, and must not be followed anywhere. */
export const unsafeLinks: readonly unknown[] = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<b>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://x',
  '\\\\host\\a',
  '',
  null,
  7,
  {},
];

/** What moreover is no link: the name of a file may look so. */
export const unsafeHrefs: readonly unknown[] = [...unsafeLinks, '/\\evil.example', 'demo'];
