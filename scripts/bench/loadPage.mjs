import { openPage } from './devices.mjs';
import { observeLoad, readLoad } from './paintObserver.mjs';
import { requestLog } from './requestLog.mjs';

/** A page without requests for this long is loaded; the home page's banner moves after five seconds. */
const quietMs = 1500;
const longestMs = 20_000;

const isScript = async (response) => ((await response.headerValue('content-type')) ?? '').includes('javascript');

/** Transferred bytes of script. */
async function scriptBytes(requests) {
  let bytes = 0;
  for (const { request } of requests) {
    const response = await request.response().catch(() => null);
    if (response && (await isScript(response))) bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Records a trace for DevTools. */
async function traced(browser, page, file, work) {
  if (!file) return work();
  await browser.startTracing(page, { path: file });
  try {
    return await work();
  } finally {
    await browser.stopTracing();
  }
}

/**
 * One cold visit.
 * @param {{ url: string, isServerRendered: boolean, options?: object }} target `isServerRendered`: its content comes
 * with the HTML, so that requests after the load event are warm-up only
 * @param {string} [trace] file for a trace, which makes the visit slower
 * @returns the figures, and `largest`, the element of the largest paint
 */
export async function loadPage(browser, device, { url, isServerRendered, options }, trace) {
  const { page, session } = await openPage(browser, device, options);
  try {
    // Processor time, not what other processes take as well.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const log = requestLog(page);
    await page.addInitScript(observeLoad);
    await traced(browser, page, trace, async () => {
      const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 }).catch((error) => {
        throw new Error(`${error.message}\nwithout a response: ${log.pending().join(' ')}`);
      });
      if (!response?.ok()) throw new Error(`${url}: ${response?.status()}`);
      await log.quiet(quietMs, longestMs);
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const msOf = (metric) => metrics.find(({ name }) => name === metric).value * 1000;
    const { loadedAt, ...figures } = await page.evaluate(readLoad);
    const warm = isServerRendered ? log.requests.filter(({ at }) => at > loadedAt) : [];
    return {
      ...figures,
      mainThread: msOf('TaskDuration'),
      scriptTime: msOf('ScriptDuration'),
      scriptKilobytes: (await scriptBytes(log.requests)) / 1000,
      requests: log.requests.length - warm.length,
      warmRequests: warm.length,
    };
  } finally {
    await page.context().close();
  }
}
