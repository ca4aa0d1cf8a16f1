import { ratio } from './statistics.mjs';

const views = ['home', 'list', 'detail'];
const devices = ['phone', 'desktop'];

const atMost = (limit) => ({ sign: '≤', limit, holds: (value) => value <= limit });
const below = (limit) => ({ sign: '<', limit, holds: (value) => value < limit });
const atLeast = (limit) => ({ sign: '≥', limit, holds: (value) => value >= limit });

/** Ratio of a page load's figure to that of another variant, on a phone. */
const over =
  (view, name, other) =>
  ({ loads }) => {
    const variants = loads?.phone?.[view];
    return ratio(variants?.portal?.[name], variants?.[other]?.[name]);
  };

const load =
  (device, view, name) =>
  ({ loads }) =>
    loads?.[device]?.[view]?.portal?.[name]?.median ?? null;

/** Goals: as fast as the page without script, and faster than Next.js. */
const goals = [
  ...views.map((view) => ({
    name: `largest paint of ${view} over it without script`,
    ...atMost(1.1),
    find: over(view, 'largestPaint', 'scriptless'),
  })),
  { name: 'largest paint of home over Next.js', ...atMost(0.75), find: over('home', 'largestPaint', 'next') },
  ...views.map((view) => ({
    name: `first paint of ${view} over it without script`,
    ...atMost(1.1),
    find: over(view, 'firstPaint', 'scriptless'),
  })),
  ...views.map((view) => ({
    name: `blocking time of ${view} over Next.js`,
    ...atMost(0.6),
    find: over(view, 'blockingTime', 'next'),
  })),
  ...devices.flatMap((device) =>
    views.map((view) => ({
      name: `layout shift of ${view}, ${device}`,
      ...below(0.02),
      find: load(device, view, 'layoutShift'),
    })),
  ),
  ...views.map((view) => ({
    name: `script of ${view}, kB`,
    ...atMost(120),
    find: load('phone', view, 'scriptKilobytes'),
  })),
  ...views.map((view) => ({
    name: `requests of ${view}, without warm-up`,
    ...atMost(12),
    find: load('phone', view, 'requests'),
  })),
  ...Object.entries({ desktop: 50, phone: 120 }).map(([device, limit]) => ({
    name: `click on a list item to its detail, ${device}, ms`,
    ...atMost(limit),
    find: ({ clicks }) => clicks?.[device]?.portal?.painted?.median ?? null,
  })),
  {
    name: 'pages per second, cache on, over the static file',
    ...atLeast(0.5),
    find: ({ server }) => (server?.pages ? server.pages.cached / server.pages.file : null),
  },
  {
    name: 'time to first byte, cache on, over the static file',
    ...atMost(1.1),
    find: ({ server }) => ratio(server?.firstByte?.cached, server?.firstByte?.file),
  },
  {
    name: '/healthz beside a crawler over calm',
    ...atMost(5),
    find: ({ crowd }) => ratio(crowd?.beside.healthz, crowd?.calm.healthz),
  },
  ...views.flatMap((view) =>
    ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => ({
      name: `Lighthouse ${category} of ${view}`,
      ...atLeast(100),
      find: ({ lighthouse }) => lighthouse?.[view]?.[category]?.median ?? null,
    })),
  ),
];

/**
 * Compares the results with the goals.
 * @returns {{ name: string, goal: string, found: number | null, verdict: 'ok' | 'missed' | 'not measured' }[]}
 */
export const judge = (results) =>
  goals.map(({ name, sign, limit, holds, find }) => {
    const found = find(results);
    const verdict = found === null ? 'not measured' : holds(found) ? 'ok' : 'missed';
    return { name, goal: `${sign} ${limit}`, found, verdict };
  });
