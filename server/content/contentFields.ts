import type { ContentName, ContentTables } from '../db/schema';

/** Areas whose entries are sorted into categories. */
export type CategorisedArea =
  'financial' | 'policy' | 'project' | 'app' | 'industryNews' | 'specialist' | 'getbuginess';

/** What a field may hold. `sent: false` fields are the server's own and never leave it. */
export interface ContentField {
  kind: 'id' | 'text' | 'rich' | 'date' | 'number' | 'order' | 'flag' | 'link' | 'email' | 'category';
  required?: boolean;
  /** Characters, for texts. */
  max?: number;
  /** Least and greatest value, for numbers. */
  range?: [number, number];
  oneOf?: readonly string[];
  sent?: false;
}

const id: ContentField = { kind: 'id', required: true };
const text: ContentField = { kind: 'text', max: 500 };
const title: ContentField = { kind: 'text', required: true, max: 300 };
const rich: ContentField = { kind: 'rich', max: 200_000 };
const date: ContentField = { kind: 'date' };
const link: ContentField = { kind: 'link', max: 2000 };
const email: ContentField = { kind: 'email', max: 200 };
const number: ContentField = { kind: 'number' };
const category: ContentField = { kind: 'category', max: 64 };
const own = <Field extends ContentField>(field: Field) => ({ ...field, sent: false as const });
const order = own({ kind: 'order', required: true });
const flag = own({ kind: 'flag', required: true });

const bannerTypes = [
  'banner_index',
  'banner_financial',
  'banner_policy',
  'banner_project',
  'banner_shopping_mall',
  'banner_special',
  'banner_specialist',
  'banner_supply_demand',
] as const;

/** The areas whose rows are sorted into categories: each of them, or the types do not fit. */
const categorised: Record<CategorisedArea, true> = {
  financial: true,
  policy: true,
  project: true,
  app: true,
  industryNews: true,
  specialist: true,
  getbuginess: true,
};

type Fields<Name extends ContentName> = Record<Exclude<keyof ContentTables[Name], 'demo'>, ContentField>;

/** Every field of every area: what answers hold, what an import may hold, what an export writes. */
export const contentFields: { [Name in ContentName]: Fields<Name> } = {
  banner: {
    fdId: id,
    fdFilePath: link,
    fdLink: link,
    category: own({ kind: 'text', required: true, oneOf: bannerTypes }),
    sort: order,
  },
  navigation: {
    configId: { kind: 'text', required: true, max: 64 },
    configName: title,
    configKey: { kind: 'text', required: true, max: 100 },
    configValue: { kind: 'text', max: 2000 },
    configType: { kind: 'text', required: true, max: 10 },
  },
  category: {
    fdId: own(id),
    area: own({ kind: 'text', required: true, oneOf: Object.keys(categorised) }),
    fdCategory: { kind: 'text', required: true, max: 64 },
    fdCategoryName: { kind: 'text', required: true, max: 100 },
    sort: order,
  },
  financial: {
    fdId: id,
    fdTitle: title,
    fdApplyDate: date,
    fdContent: rich,
    fdCategory: category,
    fdCategoryName: text,
    fdComName: text,
    fdType: text,
  },
  policy: {
    fdId: id,
    fdTitle: title,
    fdTheme: text,
    fdApplyDate: date,
    fdLevel: text,
    fdClass: category,
    fdContent: rich,
    fdIssuedComName: text,
  },
  industryNews: { fdId: id, fdTitle: title, fdApplyDate: date, fdType: category, fdContent: rich, fdComName: text },
  project: {
    fdId: id,
    fdProjectName: title,
    fdComName: text,
    fdProjectContent: rich,
    fdPublisher: text,
    fdContactPerson: text,
    fdContactEmail: email,
    fdApplicationStart: date,
    fdApplicationEnd: date,
    category: own(category),
    attachment: own(link),
  },
  app: {
    fdId: id,
    fdAppName: title,
    fdMarketPrice: text,
    fdReleaseTime: date,
    fdUserGroup: text,
    fdSupplier: text,
    fdDevLanguage: text,
    fdCategoryPath: link,
    fdRating: { kind: 'number', range: [0, 5] },
    fdDescription: rich,
    fdVideoUrl: link,
    fdDemoUrl: link,
    fdDetailUrl: link,
    fdComName: text,
    category: own(category),
    top: flag,
  },
  specialist: {
    fdId: id,
    fdName: title,
    fdAvatar: link,
    fdTitle: text,
    fdPosition: text,
    fdField: text,
    fdIntro: rich,
    fdHometown: text,
    fdCreateTime: date,
    category: own(category),
    fdEmail: own(email),
    recommended: flag,
  },
  recruit: {
    fdId: id,
    fdComName: text,
    fdComSize: text,
    fdIndustryType: text,
    fdPositionType: text,
    fdPost: text,
    fdWorkplace: text,
    fdSalary: text,
    fdExperience: text,
    fdEducation: text,
    fdPublisher: text,
    fdPublisherPhone: text,
    fdContactEmail: email,
    fdRecruitNum: number,
    fdPositionRequirement: rich,
    fdJobDescription: rich,
    fdBenefits: rich,
    fdStatus: text,
    fdCreateTime: date,
  },
  getbuginess: {
    fdId: id,
    fdComName: text,
    fdComId: text,
    fdGetbuginessName: { ...text, required: true },
    fdGetbuginessType: { kind: 'text', required: true, oneOf: ['1', '2'] },
    fdGetbuginessModel: text,
    fdGetbuginessNumber: number,
    fdGetbuginessPrice: number,
    fdArea: text,
    fdContactsPerson: text,
    fdContactsPhone: text,
    fdContactsAddress: text,
    fdType: category,
    fdReleaseTime: date,
    fdDeadlineTime: date,
    fdStatus: text,
    fdCreateBy: text,
  },
};

const fieldLists = new Map(
  Object.entries(contentFields).map(([area, fields]): [string, [name: string, field: ContentField][]] => [
    area,
    Object.entries(fields),
  ]),
);

/** The fields of one area, in the order of the table. */
export const fieldsOf = (area: ContentName) => fieldLists.get(area)!;

/** Every content area's name. */
export const contentNames = Object.keys(contentFields) as ContentName[];
