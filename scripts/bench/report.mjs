import { judge } from './goals.mjs';
import { figure, ratioText, spread, table } from './table.mjs';
import { ratio } from './statistics.mjs';

const megabytes = (bytes) => (bytes === null ? '–' : `${(bytes / 1_000_000).toFixed(0)} MB`);
const ms = (value) => `${Math.round(value)} ms`;

const loadRows = [
  ['first paint, ms', 'firstPaint'],
  ['first contentful paint, ms', 'firstContentfulPaint'],
  ['largest paint, ms', 'largestPaint'],
  ['its picture requested, ms', 'pictureRequested'],
  ['its picture received, ms', 'pictureReceived'],
  ['blocking time, ms', 'blockingTime'],
  ['main thread, processor ms', 'mainThread'],
  ['of it script, processor ms', 'scriptTime'],
  ['layout shift', 'layoutShift'],
  ['script, kB on the wire', 'scriptKilobytes'],
  ['requests', 'requests'],
  ['requests of the warm-up', 'warmRequests'],
];
const names = { portal: 'portal', scriptless: 'without script', next: 'Next.js' };

/** Table of the variants' figures, and the ratios of the portal's to each other variant's. */
function beside(title, rows, found) {
  const shown = Object.keys(names).filter((variant) => found[variant]);
  const others = shown.filter((variant) => variant !== 'portal');
  const heads = [
    title,
    ...shown.map((variant) => names[variant]),
    ...others.map((variant) => `over ${names[variant]}`),
  ];
  return table(
    heads,
    rows
      .filter(([, name]) => shown.some((variant) => found[variant][name]))
      .map(([label, name]) => [
        label,
        ...shown.map((variant) => spread(found[variant][name])),
        ...others.map((variant) => ratioText(ratio(found.portal?.[name], found[variant][name]))),
      ]),
  );
}

const sections = {
  start: ({ firstStart, coldStart, memory }) =>
    table(
      ['start', ''],
      [
        ['first start, with database and content, to a response', ms(firstStart)],
        ['cold start to a response', ms(coldStart)],
        ['memory after the start', megabytes(memory)],
      ],
    ),
  api: ({ list, route }) =>
    table(
      ['requests a second, 50 connections', '', 'p99, ms', 'of the bare route'],
      [
        ['list of policies', figure(list.perSecond), list.p99, ratioText(list.perSecond / route.perSecond)],
        ['bare route, the same bytes', figure(route.perSecond), route.p99, ''],
      ],
    ),
  server: ({ pages, firstByte, visited: { many, edited }, pinned }) => [
    ...table(
      [
        `home page, server ${pinned ? 'on one core' : 'on all cores'}`,
        'pages a second',
        'of the file',
        'first byte, ms',
      ],
      [
        ['page cache on', 'cached'],
        ['page cache off', 'drawn'],
        ['the same bytes as a file', 'file'],
      ].map(([label, name]) => [
        label,
        figure(pages[name]),
        ratioText(pages[name] / pages.file),
        spread(firstByte[name]),
      ]),
    ),
    '',
    ...table(
      ['home, lists and twenty details', 'pages a second', 'of the unedited'],
      [
        ['nothing is edited', figure(many), ''],
        ['one of them is edited each second', figure(edited), ratioText(edited / many)],
      ],
    ),
  ],
  crowd: ({ calm, beside }) =>
    table(
      ['on new connections, ms', 'calm', 'p95', 'beside a crawler', 'p95', 'over calm'],
      [
        ['/healthz', 'healthz'],
        ['a cached page', 'cached'],
        ['a page that is rendered', 'rendered'],
      ].map(([label, name]) => [
        label,
        figure(calm[name].median),
        figure(calm[name].p95),
        figure(beside[name].median),
        figure(beside[name].p95),
        ratioText(ratio(beside[name], calm[name])),
      ]),
    ),
  loads: (byDevice) =>
    Object.entries(byDevice).flatMap(([device, byView]) =>
      Object.entries(byView).flatMap(([view, found]) => [
        ...beside(`${view}, ${device}`, loadRows, found),
        ...Object.entries(found).map(([variant, { largest }]) => `largest, ${names[variant]}: ${largest.join(' | ')}`),
        '',
      ]),
    ),
  clicks: (byDevice) =>
    Object.entries(byDevice).flatMap(([device, found]) => [
      ...beside(
        `click on a list item, ${device}`,
        [
          ['to its detail painted, ms', 'painted'],
          ...(device === 'desktop' ? [['the same after the pointer rested on it, ms', 'rested']] : []),
          ['requests since the pointer came', 'requests'],
        ],
        found,
      ),
      '',
    ]),
  lighthouse: (byView) => [
    ...table(
      ['Lighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO'],
      Object.entries(byView).map(([view, found]) => [
        view,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => spread(found[name])),
      ]),
    ),
    ...Object.entries(byView)
      .filter(([, { lost }]) => lost.length > 0)
      .map(([view, { lost }]) => `${view} lost points by: ${lost.join(' | ')}`),
  ],
};

/** All results, as lines for the terminal. */
export function report(results) {
  const lines = [];
  for (const [name, section] of Object.entries(sections)) {
    if (results[name]) lines.push(...section(results[name]), '');
  }
  const judged = judge(results).filter(({ verdict }) => verdict !== 'not measured');
  if (judged.length > 0) {
    const rows = judged.map(({ name, goal, found, verdict }) => [name, goal, figure(found), verdict]);
    lines.push(...table(['goal', '', 'found', ''], rows), '');
  }
  lines.push(...results.notes.map((note) => `note: ${note}`));
  return lines;
}
