import type { CategorisedArea, SeedContent } from '../seedContent';

const NAMES: Record<CategorisedArea, Record<string, string>> = {
  financial: { loan: '信贷产品', chain: '供应链融资', lease: '融资租赁', insurance: '保险保函' },
  policy: { '1': '普通政策', '2': '申报政策', '3': '政策解读' },
  project: { upgrade: '技术改造', green: '绿色制造', foster: '企业培育' },
  app: { design: '设计拆单', mes: '生产制造', store: '门店营销', wms: '仓储物流', ai: '智能助手' },
  industryNews: {
    market: '市场行情',
    factory: '智能制造',
    practice: '企业实践',
    consumer: '消费趋势',
    platform: '平台动态',
  },
  specialist: {
    process: '生产工艺',
    digital: '数字化转型',
    finance: '供应链金融',
    policy: '政策申报',
    design: '设计研发',
  },
  getbuginess: {
    board: '板材',
    hardware: '五金',
    door: '门板',
    counter: '台面',
    auxiliary: '辅料',
    oem: '代加工',
    logistics: '物流',
  },
};

/** Categories of every area, in the order they are shown. */
export const categories: SeedContent['categories'] = Object.entries(NAMES).flatMap(([area, names]) =>
  Object.entries(names).map(([fdCategory, fdCategoryName], index) => ({
    area: area as CategorisedArea,
    fdCategory,
    fdCategoryName,
    sort: index + 1,
  })),
);
