import { Buffer } from 'node:buffer';

/** Content that `write.mjs` puts into its stores. */

const id = (number) => `019a${String(number).padStart(28, '0')}`;

export const content = {
  category: [
    { area: 'policy', fdCategory: '1', fdCategoryName: '普通政策', sort: 1 },
    { area: 'project', fdCategory: 'tech', fdCategoryName: '技术改造', sort: 1 },
    { area: 'app', fdCategory: 'design', fdCategoryName: '设计', sort: 1 },
    { area: 'getbuginess', fdCategory: 'board', fdCategoryName: '板材', sort: 1 },
  ],
  policy: [1, 2, 3].map((number) => ({
    fdId: id(number),
    fdTitle: `关于智能工厂的通知 ${number}`,
    fdClass: '1',
    fdApplyDate: `2026-11-1${number} 08:00:00`,
    fdIssuedComName: '市工业和信息化局',
    fdContent: '<p>各有关企业：</p><p>现组织申报。</p>',
  })),
  industryNews: [{ fdId: id(11), fdTitle: '展会开幕', fdApplyDate: '2026-11-12 08:00:00', fdContent: '<p>开幕</p>' }],
  project: [
    {
      fdId: id(21),
      fdProjectName: '技术改造补助',
      fdPublisher: '市工业和信息化局',
      fdProjectContent: '<p>条件</p>',
      fdApplicationStart: '2026-11-01',
      fdApplicationEnd: '2099-12-31',
      category: 'tech',
    },
  ],
  app: [{ fdId: id(31), fdAppName: '拆单软件', fdSupplier: '示例软件', category: 'design', top: '1' }],
  specialist: [{ fdId: id(41), fdName: '李工', fdTitle: '高级工程师', fdEmail: 'li@example.com', recommended: '1' }],
  recruit: [{ fdId: id(51), fdPost: '拆单员', fdComName: '示例木业', fdCreateTime: '2026-11-10 08:00:00' }],
  financial: [{ fdId: id(61), fdTitle: '设备贷', fdApplyDate: '2026-11-09 08:00:00', fdContent: '<p>贷款</p>' }],
  getbuginess: [],
  navigation: [
    { configId: '1', configKey: 'home:footer', configName: '页脚', configValue: '© 2026 示例平台', configType: 'Y' },
  ],
};

export const publication = {
  fdComName: '示例木业',
  fdContactsPerson: '王一',
  fdContactsPhone: '13800000009',
  fdArea: '四川成都',
  fdContactsAddress: '示例路 2 号',
  fdGetbuginessNumber: '12',
  fdGetbuginessModel: 'E0-18',
  fdGetbuginessPrice: '36.5',
  fdType: 'board',
  fdDeadlineTime: '2099-12-31',
};

/** A zip with a file `a.txt`. */
export const smallZip = Buffer.from(
  'UEsDBBQAAAAAAAAAIQCtoHo+BgAAAAYAAAAFAAAAYS50eHTlhoXlrrlQSwECFAMUAAAAAAAAACEAraB6PgYAAAAGAAAABQAAAAAAAAAAAAAAgAEAAAAAYS50eHRQSwUGAAAAAAEAAQAzAAAAKQAAAAAA',
  'base64',
);
