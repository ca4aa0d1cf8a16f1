/** Values in place of an entry's link or file that must not become links. */
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

/** Further values that are no links, though a file name may look like them. */
export const unsafeHrefs: readonly unknown[] = [...unsafeLinks, '/\\evil.example', 'demo'];
