/** Names of the company's own pages, of their menu, and of what it has sent. */
export const ownPages = {
  menu: (name: string) => `${name}，账户菜单`,
  menuWithNews: (name: string, count: number) => `${name}，账户菜单，${count} 件有新进展`,
  menuName: '账户',
  names: { application: '我的申报', intention: '我的意向', entry: '我的发布' },
  /** Of counts of submissions. */
  unit: '件',
  work: '我的办件',
  workNews: (count: number) => `我的办件：${count} 件有新进展`,
  profile: '企业资料',
  applied: '已申报',
  intended: '已提交意向',
} as const;
