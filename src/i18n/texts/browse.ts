/** The lists of sections and their cards. */
export const browse = {
  /** Of counts beside a category. */
  countUnit: '条',
  categories: '分类导航',
  all: '全部',
  seeAll: '查看全部',
  sides: '供需切换',
  detail: '查看详情',
  favorable: '优惠方案',
  negotiable: '面议',
  intention: '提交意向',
  recommended: '推荐专家',
  refresh: '换一批',
  contactExpert: '联系专家',
  recruitment: '招聘信息',
} as const;
