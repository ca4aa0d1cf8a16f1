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

/** Goals: as fast as the page without script, and faster than Next.js. */
const goals = [
  ...devices.flatMap((device) =>
    views.map((view) => ({
      name: `largest paint of ${view} over it without script, ${device}`,
      ...atMost(1.1),
      find: over(view, 'largestPaint', 'scriptless', device),
    })),
  ),
  { name: 'largest paint of home over Next.js', ...atMost(0.75), find: over('home', 'largestPaint', 'next') },
  ...views.map((view) => ({
    name: `first paint of ${view} over it without script`,
    ...atMost(1.1),
    find: over(view, 'firstPaint', 'scriptless'),
  })),
  ...views.map((view) => ({
    name: `blocking time of ${view} over Next.js`,
    ...atMost(0.3),
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
    name: `main thread of ${view} over Next.js`,
    ...atMost(0.9),
    find: over(view, 'mainThread', 'next'),
  })),
  ...views.map((view) => ({
    name: `script time of ${view} over Next.js`,
    ...atMost(1),
    find: over(view, 'scriptTime', 'next'),
  })),
  { name: 'picture of home requested, over Next.js', ...atMost(0.7), find: over('home', 'pictureRequested', 'next') },
  { name: 'picture of home received, over Next.js', ...atMost(0.9), find: over('home', 'pictureReceived', 'next') },
  ...views.map((view) => ({
    name: `requests of ${view}, without warm-up`,
    ...atMost(12),
    find: load('phone', view, 'requests'),
  })),
  ...devices.map((device) => ({
    name: `click on a list item to its detail over Next.js, ${device}`,
    ...atMost(0.5),
    find: ({ clicks }) => ratio(clicks?.[device]?.portal?.painted, clicks?.[device]?.next?.painted),
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
    name: 'pages per second, one edited each second, over none edited',
    ...atLeast(0.9),
    find: ({ server }) => (server?.visited ? server.visited.edited / server.visited.many : null),
  },
  {
    name: '/healthz beside a crawler over calm',
    ...atMost(3),
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
