import type { Store } from '../db/schema';
import { wordsOf } from '../lib/searchTerms';

/** Words of titles that do not describe a subject. */
const genericWords = new Set(
  '关于 开展 通知 办法 意见 措施 申报 印发 公告 方案 细则 试行 指导 工作 实施 管理 支持 进一步 规定 若干 行动 有关 家居 企业 定制 项目 行业 产业 专项 政策 解读 平台 系统 服务 公司'.split(
    ' ',
  ),
);

/** Maximum words considered, and returned. */
const limits = { known: 40, telling: 6 };

/** A word with its weight: rare words weigh more (inverse document frequency). */
export type Keyword = readonly [word: string, weight: number];

/** The keywords of a text: its rarest words. */
export async function keywordsOf(db: Store, text: string): Promise<Keyword[]> {
  const isKeyword = (word: string) => Array.from(word).length > 1 && !genericWords.has(word) && !/^\p{N}+$/u.test(word);
  const words = [...new Set(wordsOf(text))].filter(isKeyword).slice(0, limits.known);
  if (words.length === 0) return [];
  const rows = await db.selectFrom('searchWord').select(['word', 'count']).where('word', 'in', words).execute();
  const counts = new Map(rows.map(({ word, count }) => [word, Number(count)]));
  return words
    .map((word, place) => ({ word, place, count: counts.get(word) ?? 1 }))
    .sort((a, b) => a.count - b.count || a.place - b.place)
    .slice(0, limits.telling)
    .map(({ word, count }): Keyword => [word, 1 / Math.sqrt(Math.max(1, count))]);
}
