import type { Area } from '../area';
import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from '../entity';

/** Financial item. */
export const financial = () =>
  ({
    fdId: { ...id, of: '金融产品' },
    fdTitle: title,
    fdApplyDate: { ...date, label: '发布日期', orders: { desc: '最新发布', asc: '最早发布' } },
    fdContent: richText,
    fdCategory: categoryCode,
    fdCategoryName: { ...text, label: '类别名称' },
    /** The institution that offers it. */
    fdComName: { ...issuer, label: '服务机构', facet: { kind: 'value', label: '机构' } },
    fdType: { ...text, label: '类型' },
  }) as const satisfies EntityFields;

export type FinancialItem = Entity<ReturnType<typeof financial>>;

/** Page metadata of the area. */
export const financialArea = {
  name: '金融',
  kind: 'funds',
  unit: '项服务',
} as const satisfies Area;
