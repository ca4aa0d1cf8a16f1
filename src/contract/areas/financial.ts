import type { Area } from '../area';
import * as field from '../entity';

export const financial = () =>
  ({
    fdId: { ...field.id, of: '金融产品' },
    fdTitle: field.title,
    fdApplyDate: { ...field.date, label: '发布日期', orders: { desc: '最新发布', asc: '最早发布' } },
    fdContent: field.richText,
    fdCategory: field.categoryCode,
    fdCategoryName: { ...field.text, label: '类别名称' },
    /** The institution that offers it. */
    fdComName: { ...field.issuer, label: '服务机构', facet: { kind: 'value', label: '机构' } },
    fdType: { ...field.text, label: '类型' },
  }) as const satisfies field.EntityFields;

export type FinancialItem = field.Entity<ReturnType<typeof financial>>;

export const financialArea = {
  name: '金融',
  kind: 'funds',
  unit: '项服务',
} as const satisfies Area;
