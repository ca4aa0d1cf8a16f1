import type { EntityField } from '../../src/contract/entity';
import { contentNames, fieldsOf, categoryId } from '../../server/content/contentFields';
import type { ContentName, ContentRows } from '../../server/db/schema';

/** A 32-digit id whose first 11 digits are a timestamp, like the portal's own ids. */
export const smallId = (number: number) => (0x18d00000000 + number).toString(16) + String(number).padStart(21, '0');

/** A deadline in the far future. */
const stillOpen = '2099-12-31';

const day = (number: number) => `2025-01-${String((number % 28) + 1).padStart(2, '0')}`;

/** A row without values. */
const blank = <Area extends ContentName>(area: Area) =>
  Object.fromEntries(fieldsOf(area).map(([name]) => [name, null])) as unknown as ContentRows[Area][number];

const policy = (number: number): ContentRows['policy'][number] => ({
  fdId: smallId(number),
  fdTitle: `政策 ${number}`,
  fdTheme: null,
  fdApplyDate: `${day(number)} 08:00:00`,
  fdLevel: '省级',
  fdClass: String((number % 3) + 1),
  fdContent: `<p>第 ${number} 条</p>`,
  fdIssuedComName: '某市工信局',
});

const app = (number: number, top: boolean, fdRating: string | null): ContentRows['app'][number] => ({
  ...blank('app'),
  fdId: smallId(100 + number),
  fdAppName: `应用 ${number}`,
  fdReleaseTime: `${day(number)} 08:00:00`,
  fdCategoryPath: '/profile/pictures/app.svg',
  fdRating,
  category: 'design',
  top: top ? '1' : '0',
});

const specialist = (number: number): ContentRows['specialist'][number] => ({
  ...blank('specialist'),
  fdId: smallId(200 + number),
  fdName: `专家 ${number}`,
  fdTitle: '高级工程师',
  fdField: '木作、涂装',
  fdCreateTime: `${day(number)} 08:00:00`,
  category: 'craft',
  fdEmail: `expert${number}@example.com`,
  recommended: number <= 4 ? '1' : '0',
});

const entry = (number: number, type: '1' | '2'): ContentRows['getbuginess'][number] => ({
  fdId: smallId(300 + number),
  fdComName: '示例家居有限公司',
  fdComId: smallId(900),
  fdGetbuginessName: `颗粒板 ${number}`,
  fdGetbuginessType: type,
  fdGetbuginessModel: 'E0',
  fdGetbuginessNumber: '120',
  fdGetbuginessPrice: '36.5',
  fdArea: '四川成都',
  fdContactsPerson: '王一',
  fdContactsPhone: '13800000001',
  fdContactsAddress: '示例路 1 号',
  fdType: 'board',
  fdReleaseTime: `${day(number)} 08:00:00`,
  fdDeadlineTime: stillOpen,
  fdStatus: '1',
  fdCreateBy: null,
});

const category = (area: string, fdCategory: string, fdCategoryName: string, sort: number) => ({
  fdId: categoryId(area, fdCategory),
  area,
  fdCategory,
  fdCategoryName,
  sort,
});

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const byHand = {
  banner: range(3).map((number) => ({
    fdId: smallId(400 + number),
    fdFilePath: `/profile/pictures/${number}.svg`,
    fdLink: '/policy',
    category: number === 3 ? 'banner_policy' : 'banner_index',
    sort: 4 - number,
  })),
  navigation: [
    { configId: '1', configName: '页脚', configKey: 'home:footer', configValue: '© 示例', configType: 'N' },
    { configId: '2', configName: '邮箱', configKey: 'contactUs:email', configValue: null, configType: 'N' },
  ],
  category: [
    category('policy', '2', '申报政策', 2),
    category('policy', '1', '普通政策', 1),
    category('policy', '3', '政策解读', 3),
    category('app', 'design', '设计', 1),
    category('specialist', 'craft', '工艺', 1),
    category('getbuginess', 'board', '板材', 1),
    category('project', 'digital', '数字化', 1),
    category('financial', 'loan', '贷款', 1),
    category('industryNews', 'market', '市场', 1),
  ],
  financial: [
    {
      fdId: smallId(500),
      fdTitle: '订单贷',
      fdApplyDate: '2025-01-05',
      fdContent: null,
      fdCategory: 'loan',
      fdCategoryName: '贷款',
      fdComName: '示例银行',
      fdType: null,
    },
  ],
  policy: range(23).map(policy),
  industryNews: [
    {
      fdId: smallId(600),
      fdTitle: '市场回暖',
      fdApplyDate: '2025-02-01 09:00:00',
      fdType: 'market',
      fdContent: '<p>正文</p>',
      fdComName: null,
    },
  ],
  project: range(2).map((number) => ({
    ...blank('project'),
    fdId: smallId(700 + number),
    fdProjectName: `项目 ${number}`,
    fdApplicationStart: '2025-01-01',
    fdApplicationEnd: stillOpen,
    category: 'digital',
    attachment: number === 1 ? '/profile/files/form.zip' : null,
  })),
  app: [app(1, true, '3'), app(2, true, '4.5'), app(3, true, null), app(4, false, '5'), app(5, true, '5')],
  specialist: range(6).map(specialist),
  recruit: [
    {
      ...blank('recruit'),
      fdId: smallId(800),
      fdComName: '示例家居有限公司',
      fdPost: '拆单员',
      fdWorkplace: '成都',
      fdRecruitNum: '3',
      fdStatus: '1',
      fdCreateTime: '2025-03-01 10:00:00',
    },
  ],
  getbuginess: [...range(4).map((number) => entry(number, '1')), ...range(5).map((number) => entry(number + 10, '2'))],
} satisfies Partial<ContentRows>;

/** Field values of generated rows. */
const sampleValue = ({ kind, oneOf }: EntityField, number: number): string | number => {
  if (oneOf) return oneOf[0]!;
  const values = {
    id: smallId(number),
    text: `示例 ${number}`,
    rich: `<p>第 ${number} 条示例的正文。</p>`,
    date: `${day(number)} 08:00:00`,
    number: String(number),
    order: number,
    flag: '0',
    link: '/profile/pictures/app.svg',
    email: 'sample@example.com',
    category: 'sample',
  };
  return values[kind];
};

/** Areas without handwritten rows get more than a page of generated ones. */
const others = contentNames.filter((name) => !(name in byHand));
const sampleRows = (area: ContentName, place: number) =>
  range(7).map((number) =>
    Object.fromEntries(fieldsOf(area).map(([name, field]) => [name, sampleValue(field, 1000 + 100 * place + number)])),
  );

const samples = Object.fromEntries(others.map((area, place) => [area, sampleRows(area, place)]));
const sampleCategories = others
  .filter((area) => fieldsOf(area).some(([, { kind }]) => kind === 'category'))
  .map((area) => category(area, 'sample', '示例类', 1));

/** A few rows of every area, as they are stored: enough to cover every rule of the lists, quick to load. */
export const smallSeed: ContentRows = {
  ...(samples as ContentRows),
  ...byHand,
  category: [...byHand.category, ...sampleCategories],
};

/** Rows like the first one of an area, whose ids follow one another, with values by their number. */
export const rowsLike = <Area extends ContentName, Values extends object>(
  area: Area,
  firstId: number,
  count: number,
  valuesOf: (number: number) => Values,
) => range(count).map((_, at) => ({ ...smallSeed[area][0]!, fdId: smallId(firstId + at), ...valuesOf(at) }));
