import { Type } from '@sinclair/typebox';
import { areaNames } from '../../src/contract/areas';
import { newestFirst } from '../../src/contract/search';
import { LongReads } from '../lib/concurrency';
import { success, successSchema } from '../http/envelopes';
import { networkOf } from '../lib/addresses';
import { ResponseCache } from '../http/responseCache';
import { chinaDay } from '../lib/chinaTime';
import { phraseOf } from '../lib/searchTerms';
import { filtersSchema } from '../lists/listChoice';
import { searchParamsOf } from '../http/pagination';
import { createIndexMoment } from '../search/maintainIndex';
import { EmptySearches } from '../search/emptySearches';
import { ContentSearch, type Search } from '../search/searchContent';
import { isAnyChosen, readChosen } from '../search/searchFilters';
import { Suggestions } from '../search/suggest';
import type { AreaPlugin } from '../services';

const tags = ['search'];
const marked = Type.Array(Type.String(), { description: '分段文本：下标为奇数的段是命中' });
const markedOrNull = Type.Union([marked, Type.Null()]);
const area = Type.Union(areaNames.map((name) => Type.Literal(name)));
const hit = Type.Object({
  area,
  fdId: Type.String(),
  title: marked,
  issuer: markedOrNull,
  date: Type.Union([Type.String(), Type.Null()]),
  excerpt: markedOrNull,
  entity: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
});
const group = Type.Object({ area, count: Type.Integer(), rows: Type.Array(hit) });
const page = Type.Object({
  total: Type.Integer(),
  groups: Type.Array(group),
  // Not an object of known areas, whose order would be the schema's.
  counts: Type.Record(Type.String(), Type.Integer(), { description: '各栏目条数，最相关的栏目在前' }),
  more: Type.Boolean(),
  loose: Type.Boolean(),
  corrections: Type.Array(Type.String()),
  filters: filtersSchema,
  counted: Type.Boolean({ description: 'false：命中太多，未统计各选项的条数' }),
});
const suggested = Type.Object({
  words: Type.Array(
    Type.Object({
      word: Type.String(),
      count: Type.Union([Type.Integer(), Type.Null()], { description: '搜索它能找到的条数；null：未统计' }),
      more: Type.Boolean({ description: 'true：不止这么多' }),
    }),
  ),
  pages: Type.Array(Type.Pick(hit, ['area', 'fdId', 'title', 'entity'])),
});

const parseCount = (text: string | undefined, fallback: number, max: number): number => {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback;
  return Math.min(max, Math.max(1, value));
};

/** A longer query was pasted; only its beginning is searched. */
const maxQueryLength = 200;

/**
 * Search over the content of all areas. Responses are cached until content changes, apart from other reads, since anybody
 * can search for anything; identical searches under way are one. Searches and suggestions have separate queues and each
 * reads sequentially, so of the three reader threads of the embedded engine one stays free for other requests.
 */
export const search: AreaPlugin = (app, { config, contentVersions, db, now }) => {
  const suggestions = new Suggestions(db);
  const concurrency = config.databaseUrl === null ? 1 : 2;
  const searches = new LongReads(concurrency);
  const typing = new LongReads(concurrency);
  const answers = new ResponseCache(contentVersions);
  const indexMoment = createIndexMoment(db, now);
  const empty = new EmptySearches(db, now);
  empty.flushRegularly(app);
  const find = async (search: Search, network: string) => {
    const found = await new ContentSearch(db, search).page();
    if (found.total === 0 && search.area === null && !isAnyChosen(search.chosen)) empty.note(search.q, network);
    return success(found);
  };
  const q = Type.Optional(Type.String({ description: `搜索词，只取前 ${maxQueryLength} 个字符` }));
  const number = Type.Optional(Type.String());
  const chosen = (description: string) => Type.Optional(Type.String({ description }));
  const querystring = Type.Object({
    q,
    area: Type.Optional(Type.String()),
    pageNum: number,
    pageSize: number,
    within: chosen('发布时间：year（近一年）、quarter（近三个月）、month（近一月）'),
    open: chosen('1：只看未截止'),
    place: chosen('地区（省份）；可重复，表示其中之一'),
    order: chosen('排序：newest（最新的在前）；缺省为最相关的在前'),
  });
  const listed = { tags, querystring, response: { 200: successSchema(page) } };
  app.get('/api/search/list', { schema: listed }, async (request, reply) => {
    const { q = '', area: areaParam, pageNum, pageSize, order } = request.query;
    const limit = parseCount(pageSize, 10, 50);
    const search = {
      q: phraseOf(q.slice(0, maxQueryLength)),
      area: areaNames.find((name) => name === areaParam) ?? null,
      offset: (parseCount(pageNum, 1, 100) - 1) * limit,
      limit,
      today: chinaDay(now()),
      chosen: readChosen(searchParamsOf(request)),
      newest: order === newestFirst,
    };
    const network = networkOf(request.ip);
    return answers.sendOfAll(request, reply, JSON.stringify([search, await indexMoment()]), (isGone) =>
      searches.run(() => find(search, network), isGone, network),
    );
  });
  const suggesting = { tags, querystring: Type.Object({ q }), response: { 200: successSchema(suggested) } };
  app.get('/api/search/suggest', { schema: suggesting }, async (request, reply) => {
    const typed = (request.query.q ?? '').slice(0, maxQueryLength);
    return answers.sendOfAll(request, reply, JSON.stringify([typed, await indexMoment()]), (isGone) =>
      typing.run(async () => success(await suggestions.of(typed)), isGone, networkOf(request.ip)),
    );
  });
};
