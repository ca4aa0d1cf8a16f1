import { figure, ratio, ratioText, spread, table } from './figures.mjs';

const views = ['home', 'list', 'detail'];
const devices = ['phone', 'desktop'];

const atMost = (limit) => ({ sign: '≤', limit, holds: (value) => value <= limit });
const below = (limit) => ({ sign: '<', limit, holds: (value) => value < limit });
const atLeast = (limit) => ({ sign: '≥', limit, holds: (value) => value >= limit });

/** Ratio of a page load's figure to that of another variant. */
const over =
  (view, name, other, device = 'phone') =>
  ({ loads }) => {
    const variants = loads?.[device]?.[view];
    return ratio(variants?.portal?.[name], variants?.[other]?.[name]);
  };

const load =
  (device, view, name) =>
  ({ loads }) =>
    loads?.[device]?.[view]?.portal?.[name]?.median ?? null;

const everywhere = (make) => devices.flatMap((device) => views.map((view) => make(view, device)));

const audited =
  (view, name) =>
  ({ lighthouse }) =>
    ratio(lighthouse?.[view]?.portal?.[name], lighthouse?.[view]?.next?.[name]);

/** Goals: as fast as the page without script, and faster than Next.js. Each with its bound, and where its figure is. */
const goals = [
  ...everywhere((view, device) => [
    `largest paint of ${view} over it without script, ${device}`,
    atMost(1.1),
    over(view, 'largestPaint', 'scriptless', device),
  ]),
  ['largest paint of home over Next.js', atMost(0.9), over('home', 'largestPaint', 'next')],
  ...everywhere((view, device) => [
    `layout shift of ${view}, ${device}`,
    below(0.02),
    load(device, view, 'layoutShift'),
  ]),
  ...views.map((view) => [`requests of ${view}, without warm-up`, atMost(12), load('phone', view, 'requests')]),
  ...devices.map((device) => [
    `click on a list item to its detail over Next.js, ${device}`,
    atMost(0.8),
    ({ clicks }) => ratio(clicks?.[device]?.portal?.painted, clicks?.[device]?.next?.painted),
  ]),
  ['/healthz beside a crawler over calm', atMost(3), ({ crowd }) => ratio(crowd?.beside.healthz, crowd?.calm.healthz)],
  ...views.flatMap((view) =>
    ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => [
      `Lighthouse ${category} of ${view}`,
      atLeast(category === 'performance' ? 95 : 100),
      ({ lighthouse }) => lighthouse?.[view]?.portal?.[category]?.median ?? null,
    ]),
  ),
  ...views.flatMap((view) => [
    [`Lighthouse blocking time of ${view} over Next.js`, atMost(0.4), audited(view, 'blocking')],
    [`Lighthouse main thread of ${view} over Next.js`, atMost(0.8), audited(view, 'main')],
    [`Lighthouse script time of ${view} over Next.js`, atMost(1), audited(view, 'script')],
  ]),
];

/**
 * Compares the results with the goals.
 * @returns {{ name: string, goal: string, found: number | null, verdict: 'ok' | 'missed' | 'not measured' }[]}
 */
export const judge = (results) =>
  goals.map(([name, { sign, limit, holds }, find]) => {
    const found = find(results);
    const verdict = found === null ? 'not measured' : holds(found) ? 'ok' : 'missed';
    return { name, goal: `${sign} ${limit}`, found, verdict };
  });

const loadRows = [
  ['largest paint, ms', 'largestPaint'],
  ['layout shift', 'layoutShift'],
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
          ['requests since the pointer came', 'requests'],
        ],
        found,
      ),
      '',
    ]),
  lighthouse: (byView) =>
    Object.entries(byView).flatMap(([view, found]) => [
      ...beside(
        `Lighthouse, mobile: ${view}`,
        [
          ...['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, name]),
          ['blocking time, ms', 'blocking'],
          ['largest paint, ms', 'largest'],
          ['main thread, ms', 'main'],
          ['of it script, ms', 'script'],
        ],
        found,
      ),
      ...(found.portal.lost.length > 0 ? [`lost points by: ${found.portal.lost.join(' | ')}`] : []),
      '',
    ]),
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
  return lines;
}
