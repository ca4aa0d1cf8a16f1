/** What the desk calls areas; a file of its own, since the inbox needs no more of them. */
export const zhDeskAreas: Readonly<Record<string, string>> = {
  policy: '企业政策',
  project: '申报项目',
  financial: '金融产品',
  specialist: '专家',
  recruit: '招聘信息',
  getbuginess: '供需信息',
  industryNews: '行业动态',
  app: '应用商城',
  banner: '横幅',
  category: '分类与字典',
};
