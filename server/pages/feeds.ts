import { pipeline, Readable, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, etagOf, isKnownTo, type Encoding } from '../http/responseCache';
import { parseBackendJson } from '../../src/contract/parseBackendJson';
import type { PortalApp } from '../http/portalApp';
import { backendFetch } from './backendFetch';
import { readBudgets } from './readBudgets';
import { areaNames, areas } from '../../src/contract/areas';
import { entities, shapeOf, type EntityShape, feedsOf } from '../../src/contract/entities';
import type { FeedLink } from '../../src/contract/renderer';
import type { ServerConfig } from '../config';
import { isDay } from '../../src/contract/form';
import { keptOrMade } from '../lib/concurrency';
import { StatusError } from '../lib/errors';
import { htmlToText } from '../lib/htmlToText';
import { escapeMarkup } from '../lib/markup';
import { messages } from '../lib/messages';
import { pathOfPage } from './contentPages';
import { requireOrigin } from './requestOrigin';

const packers: Record<Encoding, () => Duplex> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/** Sends XML, compressed on the fly, unless the client has it. */
export function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  etag: string,
  make: () => string | Readable,
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
  if (isKnownTo(request, etag)) return reply.code(304).send();
  void reply.type(`${type}; charset=utf-8`);
  const xml = make();
  const encoding = acceptedEncoding(request);
  if (encoding === null) return reply.send(xml);
  const packed = packers[encoding]();
  // An error of the store aborts the response, so that nobody takes it for complete.
  pipeline(typeof xml === 'string' ? Readable.from([xml]) : xml, packed, () => undefined);
  return reply.header('content-encoding', encoding).send(packed);
}

/** A row as sent by a backend. */
type Row = Record<string, unknown>;

/** Reads the newest rows of a list call, given by path and query; null without a valid response. */
export type ListRead = (list: string, limit: number) => Promise<Row[] | null>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list response, wherever the backend puts them. */
function rowsOf(body: unknown): Row[] | null {
  const holders = [body, ...(isRow(body) ? [body.data, body.result] : [])];
  const places = holders.flatMap((one) => (isRow(one) ? [one.rows, one.list, one.records] : [one]));
  return places.find(Array.isArray)?.filter(isRow) ?? null;
}

/** A lone surrogate cannot be part of a URL, and its replacement character identifies no entry. */
const unreadable = /[\ud800-\udfff\ufffd]/u;

/** Empty for ids that cannot be part of a URL. */
export function idOf({ fdId }: Row): string {
  const id = typeof fdId === 'string' || typeof fdId === 'number' ? String(fdId) : '';
  return unreadable.test(id) ? '' : id;
}

const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** Reads lists by public calls, embedded or upstream, within the time budget of a page. */
export function listRead(app: PortalApp, isUpstream: boolean): ListRead {
  const call = backendFetch(app);
  return async (list, limit) => {
    const query = `pageNum=1&pageSize=${limit}&brief=1`;
    const late = new AbortController();
    const timer = isUpstream ? setTimeout(() => late.abort(), readBudgets.upstream) : undefined;
    try {
      const answer = await call(`${list}${list.includes('?') ? '&' : '?'}${query}`, { headers, signal: late.signal });
      return answer.status === 200 ? (rowsOf(parseBackendJson(await answer.text()))?.slice(0, limit) ?? null) : null;
    } catch {
      // A timeout, an error or an invalid response.
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Feed extends FeedLink {
  /** The list call that returns its entries. */
  list: string;
  /** The pages of the list and of an entry. */
  pages: { list: string; detail: string };
  fields: EntityShape;
}

const feedList = areaNames.flatMap((area): Feed[] => {
  const { list, detail } = areas[area];
  const fields = shapeOf(entities[area]);
  const title = (name: string) => `${name} - ${messages.siteName}`;
  return feedsOf(area, title).map((feed) => ({ ...feed, list: `/api/${area}/list`, pages: { list, detail }, fields }));
});

/** Maximum entries of a feed. */
const maxEntries = 50;

/** How long a feed is cached, ms. */
const keptMs = 60_000;

const dated = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d))?/;

/** A backend date in Atom format; undefined if invalid. */
function moment(value: unknown): string | undefined {
  const [, day = '', time = '00:00:00'] = dated.exec(String(value ?? '')) ?? [];
  return isDay(day) ? `${day}T${time}+08:00` : undefined;
}

const element = (name: string, text: string): string => (text ? `<${name}>${escapeMarkup(text)}</${name}>\n` : '');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A permanent entry id even if the portal moves (RFC 4151), with a year in which the host belonged to the portal. */
const tagUri = (origin: string, path: string): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- a host name
  `tag:${new URL(origin).hostname.replace(/[^a-z\d.-]/g, '-').replace(/^-+|-+$/g, '')},2025:${path}`;

/** An entry, independent of the site's name. */
interface Entry {
  path: string;
  title: string;
  updated: string;
  issuer: string;
  summary: string;
}

/** Maximum characters of a summary, and of the text that it is made from. */
const maxSummary = 200;
const maxRead = 1000;

/** The beginning of a rich text, as plain text in one line. */
function summaryOf(html: unknown): string {
  if (typeof html !== 'string') return '';
  const points = Array.from(htmlToText(html, maxRead, ' ').replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1'));
  return points.length > maxSummary ? `${points.slice(0, maxSummary - 1).join('')}…` : points.join('');
}

function entryOf(row: Row, { fields, pages }: Feed): Entry[] {
  const at = (name: string | null | undefined) => row[name ?? ''];
  const updated = moment(at(fields.day));
  const [id, title] = [idOf(row), textOf(at(fields.title))];
  if (!updated || !id || !title) return [];
  const summary = summaryOf(at(fields.rich[0]));
  return [{ path: pathOfPage(pages.detail, id), title, updated, issuer: textOf(at(fields.subtitle)), summary }];
}

const markupOf = ({ path, title, updated, issuer, summary }: Entry, origin: string): string =>
  [
    '<entry>\n',
    element('id', tagUri(origin, path)),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + path)}"/>\n`,
    element('published', updated),
    element('updated', updated),
    issuer && `<author>${element('name', issuer).trim()}</author>\n`,
    element('summary', summary),
    '</entry>\n',
  ].join('');

/** Content of a feed. */
interface Contents {
  entries: readonly Entry[];
  /** Date of the newest row. */
  updated: string | undefined;
}

function contentsOf(feed: Feed, rows: readonly Row[]): Contents {
  const entries = rows.map((row) => entryOf(row, feed));
  return {
    entries: entries.flat(),
    updated: rows
      .flatMap((row) => moment(row[feed.fields.day ?? '']) ?? [])
      .sort()
      .at(-1),
  };
}

function atomOf({ path, pages, title }: Feed, { entries, updated }: Contents, origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n',
    element('id', tagUri(origin, path)),
    element('title', title),
    element('updated', updated ?? '2000-01-01T00:00:00+08:00'),
    `<author>${element('name', messages.siteName).trim()}</author>\n`,
    // The pages first: some readers take the first link, whatever its `rel`.
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + pages.list)}"/>\n`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + path)}"/>\n`,
    element('icon', `${origin}/icons/favicon.svg`),
    ...entries.map((entry) => markupOf(entry, origin)),
    '</feed>\n',
  ].join('');
}

/** Atom feeds of the newest entries, from public list calls. */
export function feeds(app: PortalApp, { origin: configured, upstream }: ServerConfig, now: () => number): void {
  const read = listRead(app, upstream !== null);
  const known = new LRUCache<string, Promise<Contents>>({ max: feedList.length });
  const contentsNow = (feed: Feed): Promise<Contents> =>
    keptOrMade(known, `${feed.path} ${Math.floor(now() / keptMs)}`, async () => {
      const rows = await read(feed.list, maxEntries);
      if (!rows) throw new StatusError(503, messages.noFeed);
      return contentsOf(feed, rows);
    });

  for (const feed of feedList) {
    app.get(feed.path, async (request, reply) => {
      const origin = requireOrigin(request, configured);
      const xml = atomOf(feed, await contentsNow(feed), origin);
      return sendXml(request, reply, 'application/atom+xml', etagOf(xml), () => xml);
    });
  }
}
