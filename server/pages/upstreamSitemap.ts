import { ageOf } from '../lib/ageOf';
import { contentPages, demandPages, pathOfPage, plainPages } from './contentPages';
import { idOf, type ListRead } from './listRead';
import { entryOf, type SitemapEntry } from './sitemapPlan';

/** Newest entries per list; older ones are found via the pages' links. */
const maxPerList = 100;

/** Cache lifetime, ms: shorter if some lists could not be read. */
const cacheMs = { whole: 10 * 60_000, partial: 60_000 };

/** The sitemap of an upstream: its lists and their newest entries, with one call per list. */
async function readSitemap(read: ListRead, today: string) {
  const areas = [...new Set(contentPages.map(({ area }) => area))];
  const [settings, ...lists] = await Promise.all([
    read('/api/system/navigation?type=demand', 1),
    ...areas.map((area) => read(`/api/${area}/list`, maxPerList)),
  ]);
  const rows = new Map(areas.map((area, index) => [area, lists[index] ?? []]));
  const hasDemand = String(settings?.[0]?.configValue).trim().toLowerCase() !== 'false';
  const entries: SitemapEntry[] = plainPages.map((path) => ({ path }));
  for (const pages of contentPages) {
    if (pages === demandPages && !hasDemand) continue;
    entries.push(...pages.lists.map((path) => ({ path })));
    for (const row of rows.get(pages.area) ?? []) {
      const { only, detail, date } = pages;
      const isMeant = !only || String(row[only[0]]) === only[1];
      const id = idOf(row);
      if (isMeant && id) entries.push(entryOf(pathOfPage(detail, id), row[date], today));
    }
  }
  return { entries, isWhole: lists.every((list) => list !== null) };
}

/** Reads it once for all requests within the cache lifetime. */
export function upstreamSitemap(read: ListRead, now: () => number): (today: string) => Promise<SitemapEntry[]> {
  let known: { madeAt: number; forMs: number; entries: Promise<SitemapEntry[]> } | null = null;
  return (today) => {
    if (known && ageOf(known.madeAt, now()) < known.forMs) return known.entries;
    const mine = { madeAt: now(), forMs: cacheMs.whole, entries: Promise.resolve<SitemapEntry[]>([]) };
    mine.entries = readSitemap(read, today).then(({ entries, isWhole }) => {
      if (!isWhole) mine.forMs = cacheMs.partial;
      return entries;
    });
    known = mine;
    mine.entries.catch(() => {
      if (known === mine) known = null;
    });
    return mine.entries;
  };
}
