import type { FinancialItem } from '../../../src/contract/financial';
import { categories } from './categories';
import { contentId } from './contentId';
import { CHAIN_FINANCE } from './financial/chainFinance';
import { INSURANCES } from './financial/insurances';
import { LEASES } from './financial/leases';
import { LOANS } from './financial/loans';
import type { Product } from './financial/product';
import { html } from './html';

const PRODUCTS: Record<string, Product[]> = {
  loan: LOANS,
  chain: CHAIN_FINANCE,
  lease: LEASES,
  insurance: INSURANCES,
};

/** Type of product, as its title block words it. */
const KINDS: Record<string, string> = {
  loan: '流动资金与设备贷款',
  chain: '订单与应收账款融资',
  lease: '设备租赁',
  insurance: '保险与保函',
};

const NAMES = new Map(
  categories.filter((row) => row.area === 'financial').map((row) => [row.fdCategory, row.fdCategoryName]),
);

const { h2, ol, p, quote, table } = html;

const content = ({ intro, scene, terms, fit, note }: Product) =>
  p(intro, scene) +
  h2('产品要素') +
  table([['额度', '期限', '价格'], [...terms]]) +
  h2('申请条件') +
  ol(...fit) +
  h2('办理流程') +
  p(
    '线上提交申请后，平台在 1 个工作日内完成资料预审，合作机构在 3 个工作日内联系企业。审批结果、放款与还款提醒均可在平台查询。',
  ) +
  (note ? quote(note) : '') +
  p('以上额度与价格为演示数据，以合作机构最终审批为准。');

/** Finance products over four categories, and one entry that has no text yet. */
export const financial: FinancialItem[] = [
  ...Object.entries(PRODUCTS).flatMap(([fdCategory, products]) =>
    products.map((product, index) => ({
      fdId: contentId(`financial/${fdCategory}/${index}`, product.date),
      fdTitle: product.title,
      fdApplyDate: product.date,
      fdContent: content(product),
      fdCategory,
      fdCategoryName: NAMES.get(fdCategory) ?? null,
      fdComName: product.bank,
      fdType: KINDS[fdCategory] ?? null,
    })),
  ),
  {
    fdId: contentId('financial/preview', '2024-07-11'),
    fdTitle: '知识产权质押融资（筹备中）',
    fdApplyDate: '2024-07-11',
    fdContent: null,
    fdCategory: 'loan',
    fdCategoryName: NAMES.get('loan') ?? null,
    fdComName: '启衡银行',
    fdType: KINDS.loan ?? null,
  },
];
