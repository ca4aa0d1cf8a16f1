import { createHash } from 'node:crypto';
import { addresses } from '../../src/contract/addresses';
import { feedPaths } from '../../src/contract/rendering';
import type { ServerConfig } from '../config';
import { isKnownTo } from '../http/encodings';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';
import { escapeMarkup } from '../lib/markup';
import { messages } from '../lib/messages';
import { pathOfPage } from './contentPages';
import { plainSummary } from './plainSummary';
import { requestOrigin } from './requestOrigin';

interface Feed {
  path: string;
  title: string;
  /** The list call that holds its entries. */
  list: string;
  /** The page of the list, and that of an entry. */
  pages: { root: string; detail: string };
  /** Field of who issued an entry. */
  author: string;
}

const feedList: readonly Feed[] = [
  {
    path: feedPaths.policy,
    title: messages.policyFeed,
    list: '/api/policy/list',
    pages: addresses.policy,
    author: 'fdIssuedComName',
  },
  {
    path: feedPaths.news,
    title: messages.newsFeed,
    list: '/api/industryNews/list',
    pages: addresses.special,
    author: 'fdComName',
  },
];

/** Entries of a feed. */
const most = 50;

/** How long a feed is kept, ms, and for how many hosts: anybody can send any. */
const kept = { ms: 60_000, feeds: 20 };

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a list answer, wherever the backend puts them. */
function rowsOf(body: unknown): Row[] | null {
  const data = isRow(body) ? body.data : undefined;
  const places = [body, isRow(body) ? body.rows : undefined, data, isRow(data) ? data.rows : undefined];
  return places.find(Array.isArray)?.filter(isRow) ?? null;
}

/** The newest rows, as the list call answers them: the store's own or the upstream's. */
async function newestRows(app: PortalApp, list: string): Promise<Row[]> {
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const answer = await app.inject({ url: `${list}?pageNum=1&pageSize=${most}&brief=1`, headers });
  let rows: Row[] | null = null;
  if (answer.statusCode === 200) {
    try {
      rows = rowsOf(answer.json());
    } catch {
      // A page of an error, say.
    }
  }
  if (!rows) throw new StatusError(503, messages.noFeed);
  return rows.slice(0, most);
}

/** A date of a backend as Atom has it; undefined for what is none. */
function moment(value: unknown): string | undefined {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(String(value ?? '')) ?? [];
  const text = `${day}T${time}+08:00`;
  return day && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

const element = (name: string, text: string): string => (text ? `<${name}>${escapeMarkup(text)}</${name}>\n` : '');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What stays an entry's own even if the portal moves: RFC 4151. A year in which the host was the portal's. */
const tagUri = (origin: string, path: string): string =>
  `tag:${new URL(origin).hostname.replace(/[^a-z\d.-]/g, '-').replace(/^-+|-+$/g, '')},2025:${path}`;

async function entryOf(row: Row, { author, pages }: Feed, origin: string): Promise<string> {
  const updated = moment(row.fdApplyDate);
  const [id, title] = [textOf(row.fdId), textOf(row.fdTitle)];
  if (!updated || !id || !title) return '';
  const path = pathOfPage(pages.detail, id);
  const issuer = textOf(row[author]);
  return [
    '<entry>\n',
    element('id', tagUri(origin, path)),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + path)}"/>\n`,
    element('published', updated),
    element('updated', updated),
    issuer && `<author>${element('name', issuer).trim()}</author>\n`,
    element('summary', await plainSummary(row.fdContent)),
    '</entry>\n',
  ].join('');
}

async function atomOf(feed: Feed, rows: readonly Row[], origin: string): Promise<string> {
  const { path, pages, title } = feed;
  const entries = await Promise.all(rows.map((row) => entryOf(row, feed, origin)));
  const updated = rows.flatMap(({ fdApplyDate }) => moment(fdApplyDate) ?? []).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n',
    element('id', tagUri(origin, path)),
    element('title', title),
    element('updated', updated.at(-1) ?? '2000-01-01T00:00:00+08:00'),
    `<author>${element('name', messages.siteName).trim()}</author>\n`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + path)}"/>\n`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(origin + pages.root)}"/>\n`,
    element('icon', `${origin}/icons/favicon.svg`),
    ...entries,
    '</feed>\n',
  ].join('');
}

/** The Atom feeds of the newest policies and news, from the list calls that everyone may make. */
export function feeds(app: PortalApp, { origin: configured }: ServerConfig, now: () => number): void {
  const known = new Map<string, { madeAt: number; xml: Promise<string> }>();

  function feedOf(feed: Feed, origin: string): Promise<string> {
    const key = `${origin} ${feed.path}`;
    const before = known.get(key);
    if (before && now() - before.madeAt < kept.ms) return before.xml;
    const xml = newestRows(app, feed.list).then((rows) => atomOf(feed, rows, origin));
    known.delete(key);
    known.set(key, { madeAt: now(), xml });
    xml.catch(() => known.get(key)?.xml === xml && known.delete(key));
    const [oldest] = known.keys();
    if (known.size > kept.feeds && oldest !== undefined) known.delete(oldest);
    return xml;
  }

  for (const feed of feedList) {
    app.get(feed.path, async (request, reply) => {
      const origin = requestOrigin(request, configured);
      if (!origin) throw new StatusError(400, messages.noHost);
      const xml = await feedOf(feed, origin);
      const etag = `W/"${createHash('sha1').update(xml).digest('base64url')}"`;
      void reply.header('cache-control', 'no-cache').header('etag', etag);
      if (isKnownTo(request, etag)) return reply.code(304).send();
      return reply.type('application/atom+xml; charset=utf-8').send(xml);
    });
  }
}
