import type { Kysely } from 'kysely';
import { createIndex, createTable } from './tables';

/** Columns of each content table. */
const tables: Record<string, string> = {
  banner: 'fdId! fdFilePath fdLink category! sort!+ demo!',
  navigation: 'configId! configName! configKey! configValue configType! demo!',
  category: 'fdId! area! fdCategory! fdCategoryName! sort!+ demo!',
  financial: 'fdId! fdTitle! fdApplyDate fdContent fdCategory fdCategoryName fdComName fdType demo!',
  policy: 'fdId! fdTitle! fdTheme fdApplyDate fdLevel fdClass fdContent fdIssuedComName demo!',
  industryNews: 'fdId! fdTitle! fdApplyDate fdType fdContent fdComName demo!',
  project:
    'fdId! fdProjectName! fdComName fdProjectContent fdPublisher fdContactPerson fdContactEmail fdApplicationStart fdApplicationEnd category attachment demo!',
  app: 'fdId! fdAppName! fdMarketPrice fdReleaseTime fdUserGroup fdSupplier fdDevLanguage fdCategoryPath fdRating fdDescription fdVideoUrl fdDemoUrl fdDetailUrl fdComName category top! demo!',
  specialist:
    'fdId! fdName! fdAvatar fdTitle fdPosition fdField fdIntro fdHometown fdCreateTime category fdEmail recommended! demo!',
  recruit:
    'fdId! fdComName fdComSize fdIndustryType fdPositionType fdPost fdWorkplace fdSalary fdExperience fdEducation fdPublisher fdPublisherPhone fdContactEmail fdRecruitNum fdPositionRequirement fdJobDescription fdBenefits fdStatus fdCreateTime demo!',
  getbuginess:
    'fdId! fdComName fdComId fdGetbuginessName fdGetbuginessType fdGetbuginessModel fdGetbuginessNumber fdGetbuginessPrice fdArea fdContactsPerson fdContactsPhone fdContactsAddress fdType fdReleaseTime fdDeadlineTime fdStatus fdCreateBy demo!',
};

/** What the lists filter and sort by. */
const indexes: [table: string, columns: string[]][] = [
  ['banner', ['category', 'sort']],
  ['navigation', ['configKey']],
  ['category', ['area', 'sort']],
  ['financial', ['fdCategory', 'fdApplyDate']],
  ['policy', ['fdClass', 'fdApplyDate']],
  ['industryNews', ['fdType', 'fdApplyDate']],
  ['project', ['category', 'fdApplicationStart']],
  ['app', ['category', 'fdReleaseTime']],
  ['specialist', ['category', 'fdCreateTime']],
  ['recruit', ['fdCreateTime']],
  ['getbuginess', ['fdGetbuginessType', 'fdType', 'fdReleaseTime']],
];

/** Content areas, their versions and the marks of the store. */
export async function content(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) await createTable(db, table, columns);
  for (const [table, columns] of indexes) await createIndex(db, table, columns);
  await createTable(db, 'contentVersion', 'area! version!+');
  await createTable(db, 'portalState', 'name! value!');
}
