import type { IndustryNews } from '../../../src/contract/industryNews';
import { contentId } from './contentId';
import { html } from './html';
import { CONSUMER_NEWS } from './news/consumerNews';
import { FACTORY_NEWS } from './news/factoryNews';
import { MARKET_NEWS } from './news/marketNews';
import type { NewsRow } from './news/newsRow';
import { PLATFORM_NEWS } from './news/platformNews';
import { PRACTICE_NEWS } from './news/practiceNews';

const NEWS: Record<string, NewsRow[]> = {
  market: MARKET_NEWS,
  factory: FACTORY_NEWS,
  practice: PRACTICE_NEWS,
  consumer: CONSUMER_NEWS,
  platform: PLATFORM_NEWS,
};

/** Every fifth article has a picture after its first paragraph. */
const PICTURES: Record<string, [name: string, alt: string]> = {
  market: ['article-price', '价格走势示意图'],
  factory: ['article-line', '产线示意图'],
  practice: ['article-joint', '榫卯结构示意图'],
  consumer: ['article-room', '室内收纳示意图'],
  platform: ['article-steps', '服务流程示意图'],
};

const paragraph = (text: string) => {
  if (text.startsWith('#')) return html.h2(text.slice(1));
  return text.startsWith('>') ? html.quote(text.slice(1)) : html.p(text);
};

const content = ([first = '', ...others]: string[], category: string, index: number) => {
  const picture = index % 5 === 0 ? PICTURES[category] : undefined;
  return [paragraph(first), picture ? html.picture(...picture) : '', ...others.map(paragraph)].join('');
};

/** Industry news over five categories, and one article without text. */
export const news: IndustryNews[] = [
  ...Object.entries(NEWS).flatMap(([fdType, rows]) =>
    rows.map(([fdTitle, date, fdComName, ...paragraphs], index) => ({
      fdId: contentId(`news/${fdType}/${index}`, date),
      fdTitle,
      fdApplyDate: `${date} ${String(8 + (index % 9)).padStart(2, '0')}:30:00`,
      fdType,
      fdContent: content(paragraphs, fdType, index),
      fdComName,
    })),
  ),
  {
    fdId: contentId('news/preview', '2024-06-28'),
    fdTitle: '平台试运行公告',
    fdApplyDate: '2024-06-28 08:00:00',
    fdType: 'platform',
    fdContent: null,
    fdComName: null,
  },
];

const SEASONAL = /^春节后|^年终盘点|^寒潮|^上半年|清明假期/;

/** News that belongs to a time of the year. */
export const isSeasonal = ({ fdTitle }: IndustryNews): boolean => SEASONAL.test(fdTitle ?? '');
