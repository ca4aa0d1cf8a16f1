import { evaluate as evaluateScript } from '../support/evaluate';

const evaluate = (file: string, expression: string) => evaluateScript(`bench/${file}`, expression);

/** Results with the same medians on every page. */
const results = (portal: object, other: object) => {
  const medians = (figures: object) =>
    Object.fromEntries(Object.entries(figures).map(([name, median]) => [name, { median }]));
  const view = { portal: medians(portal), scriptless: medians(other), next: medians(other) };
  return JSON.stringify({ loads: { phone: { home: view, list: view, detail: view } } });
};

const judged = (json: string) =>
  evaluate('goals.mjs', `it.judge(${json})`) as { name: string; found: number | null; verdict: string }[];

describe('the statistics of the benchmark', () => {
  it.each([
    ['one value', [5], { q1: 5, median: 5, q3: 5, count: 1 }],
    ['an odd number of values, in any order', [9, 1, 5, 3, 7], { q1: 3, median: 5, q3: 7, count: 5 }],
    ['an even number of values', [4, 1, 3, 2], { q1: 1.75, median: 2.5, q3: 3.25, count: 4 }],
    ['values of which some are missing', [null, 2, 4], { q1: 2.5, median: 3, q3: 3.5, count: 2 }],
    ['nothing', [null], null],
  ])('finds median and quartiles of %s', (_kind, values, expected) => {
    expect(evaluate('statistics.mjs', `it.summary(${JSON.stringify(values)})`)).toEqual(expected);
  });

  it('sorts by value, not by spelling', () => {
    expect(evaluate('statistics.mjs', 'it.summary([100, 20, 3])')).toMatchObject({ median: 20 });
  });

  it('summarises each figure of the samples by itself and leaves out what is no number', () => {
    const samples = '[{ paint: 10, what: "h1" }, { paint: 30, what: "img" }]';
    expect(evaluate('statistics.mjs', `it.summaries(${samples})`)).toEqual({
      paint: { q1: 15, median: 20, q3: 25, count: 2 },
    });
  });

  it.each([
    ['{ median: 3 }', '{ median: 2 }', 1.5],
    ['{ median: 3 }', '{ median: 0 }', null],
    ['null', '{ median: 2 }', null],
    ['{ median: 3 }', 'undefined', null],
  ])('sets %s over %s', (over, under, expected) => {
    expect(evaluate('statistics.mjs', `it.ratio(${over}, ${under})`)).toBe(expected);
  });
});

describe('the table of the benchmark', () => {
  it('aligns names to the left and numbers to the right', () => {
    expect(evaluate('table.mjs', "it.table(['what', 'ms'], [['first paint', 1612], ['shift', null]])")).toEqual([
      'what           ms',
      '-----------------',
      'first paint  1612',
      'shift           –',
    ]);
  });

  it('shows quartiles only where they differ from the median', () => {
    expect(
      evaluate('table.mjs', '[it.spread({ q1: 2, median: 2, q3: 2 }), it.spread({ q1: 1, median: 2.5, q3: 4 })]'),
    ).toEqual(['2', '2.50 (1…4)']);
  });
});

describe('the goals of the benchmark', () => {
  it('reports which of them are reached, missed and not measured', () => {
    const found = judged(
      results(
        { largestPaint: 110, firstPaint: 120, blockingTime: 60 },
        { largestPaint: 100, firstPaint: 100, blockingTime: 100 },
      ),
    );
    const verdict = (name: string) => found.find((goal) => goal.name === name);
    expect(verdict('largest paint of home over it without script, phone')).toMatchObject({ found: 1.1, verdict: 'ok' });
    expect(verdict('largest paint of home over Next.js')).toMatchObject({ found: 1.1, verdict: 'missed' });
    expect(verdict('first paint of list over it without script')).toMatchObject({ verdict: 'missed' });
    expect(verdict('blocking time of detail over Next.js')).toMatchObject({ found: 0.6, verdict: 'missed' });
    expect(verdict('Lighthouse seo of home')).toMatchObject({ found: null, verdict: 'not measured' });
  });

  it('counts a layout shift equal to the limit as missed', () => {
    const found = judged(results({ layoutShift: 0.02 }, {}));
    expect(found.find(({ name }) => name === 'layout shift of home, phone')).toMatchObject({ verdict: 'missed' });
  });
});

describe('the page without script', () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"><link href="/b.js" as="script" rel="preload">' +
    '<link rel="preload" as="image" href="/a.avif"><script defer src="/a.js"></script></head>' +
    '<body><main><h1>首页</h1></main><script type="application/json">{"a":1}</script></body>';

  it('keeps styles and pictures, without scripts, their preloads and the state', () => {
    expect(evaluate('frozenPage.mjs', `it.withoutScript(${JSON.stringify(html)})`)).toBe(
      '<head><link rel="stylesheet" href="/a.css"><link rel="preload" as="image" href="/a.avif"></head>' +
        '<body><main><h1>首页</h1></main></body>',
    );
  });

  it.each([
    ['a page with its content', html, true],
    ['a client-rendered page', '<body><div id="root"></div></body>', false],
    [
      'one whose heading waits in a template',
      '<div id="root"></div><template><main><h1>a</h1></main></template>',
      false,
    ],
  ])('recognizes %s', (_kind, page, expected) => {
    expect(evaluate('frozenPage.mjs', `it.isServerRendered(${JSON.stringify(page)})`)).toBe(expected);
  });
});

describe('the options of the benchmark', () => {
  it('runs everything unless parts are named, and those in their own order', () => {
    expect(evaluate('options.mjs', 'it.readOptions([]).only')).toEqual(evaluate('options.mjs', 'it.parts'));
    expect(evaluate('options.mjs', "it.readOptions(['clicks', '--only', 'api', '--rounds', '3'])")).toMatchObject({
      rounds: 3,
      only: ['api', 'clicks'],
    });
  });

  it.each([
    ['a part that is not there', ['--only', 'load'], "There is no part 'load'"],
    ['no number of rounds', ['--rounds', 'many'], "'many' is not a number of rounds"],
    ['an option that is not there', ['--round', '3'], '--round'],
  ])('refuses %s', (_kind, args, message) => {
    expect(() => evaluate('options.mjs', `it.readOptions(${JSON.stringify(args)})`)).toThrow(message);
  });
});
