import { ratio } from './statistics.mjs';

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

/** Goals: as fast as the page without script, and faster than Next.js. Each with its bound, and where its figure is. */
const goals = [
  ...everywhere((view, device) => [
    `largest paint of ${view} over it without script, ${device}`,
    atMost(1.1),
    over(view, 'largestPaint', 'scriptless', device),
  ]),
  ['largest paint of home over Next.js', atMost(0.75), over('home', 'largestPaint', 'next')],
  ...views.map((view) => [
    `first paint of ${view} over it without script`,
    atMost(1.1),
    over(view, 'firstPaint', 'scriptless'),
  ]),
  ...views.map((view) => [`blocking time of ${view} over Next.js`, atMost(0.3), over(view, 'blockingTime', 'next')]),
  ...everywhere((view, device) => [
    `layout shift of ${view}, ${device}`,
    below(0.02),
    load(device, view, 'layoutShift'),
  ]),
  ...views.map((view) => [`main thread of ${view} over Next.js`, atMost(0.9), over(view, 'mainThread', 'next')]),
  ...views.map((view) => [`script time of ${view} over Next.js`, atMost(1), over(view, 'scriptTime', 'next')]),
  ['picture of home requested, over Next.js', atMost(0.7), over('home', 'pictureRequested', 'next')],
  ['picture of home received, over Next.js', atMost(0.9), over('home', 'pictureReceived', 'next')],
  ...views.map((view) => [`requests of ${view}, without warm-up`, atMost(12), load('phone', view, 'requests')]),
  ...devices.map((device) => [
    `click on a list item to its detail over Next.js, ${device}`,
    atMost(0.5),
    ({ clicks }) => ratio(clicks?.[device]?.portal?.painted, clicks?.[device]?.next?.painted),
  ]),
  [
    'pages per second, cache on, over the static file',
    atLeast(0.5),
    ({ server }) => (server?.pages ? server.pages.cached / server.pages.file : null),
  ],
  [
    'time to first byte, cache on, over the static file',
    atMost(1.1),
    ({ server }) => ratio(server?.firstByte?.cached, server?.firstByte?.file),
  ],
  [
    'pages per second, one edited each second, over none edited',
    atLeast(0.9),
    ({ server }) => (server?.visited ? server.visited.edited / server.visited.many : null),
  ],
  ['/healthz beside a crawler over calm', atMost(3), ({ crowd }) => ratio(crowd?.beside.healthz, crowd?.calm.healthz)],
  ...views.flatMap((view) =>
    ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => [
      `Lighthouse ${category} of ${view}`,
      atLeast(100),
      ({ lighthouse }) => lighthouse?.[view]?.[category]?.median ?? null,
    ]),
  ),
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
