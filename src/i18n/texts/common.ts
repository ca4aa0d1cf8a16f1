export const site = {
  name: '家居定制供应链',
  skip: '跳到主要内容',
  mainNavigation: '主导航',
  menu: '菜单',
  breadcrumb: '当前位置',
  loading: '加载中…',
  privacy: '隐私条款',
  display: '显示设置',
  notFound: '页面不存在',
  notFoundHint: '地址有误，或内容已移动、撤下。',
  backHome: '返回首页',
  confirm: '确定',
  cancel: '取消',
  pleaseConfirm: '请确认',
  close: '关闭',
  retry: '重试',
  retryOf: (what: string) => `重试 ${what}`,
  copyright: '版权信息',
  empty: '暂无数据',
  missing: '--',
  offline: '网络已断开，当前显示之前的内容；请待恢复后再提交表单。',
  outdated: (month: number, day: number, time: string) => `内容更新于 ${month}月${day}日 ${time}，暂时无法取得最新内容`,
  screenFailed: '页面出错了',
  formNotLoaded: '表单未能打开，请检查网络后重试',
  screenFailedHint: '本页未能打开，其他页面不受影响。',
  title: (heading: string) => `${heading} - 家居定制供应链`,
} as const;

export const account = {
  logIn: '请登录',
  register: '免费注册',
  logOut: '退出登录',
  logOutQuestion: (unsaved: number) =>
    unsaved > 0 ? `有 ${unsaved} 处未保存到网站的内容，退出后将删除，仍要退出吗？` : '确定要退出登录吗？',
  loggedOut: '退出登录成功！',
  registered: '注册成功',
  afterRegistering: '登录后即可申报和发布',
  passwordCommon: '请勿使用常见密码',
  fileRefused: '已登录，但文件无法打开，请联系我们',
  loginNeeded: '此操作需要登录，是否立即登录？',
} as const;

export const nav = {
  home: '首页',
  policy: '企业政策',
  financial: '金融服务',
  specialist: '共享人才',
  supplyDemand: '供需对接',
  shoppingMall: '数字化转型应用商城',
  contactUs: '联系我们',
} as const;

export const section = {
  intro: '平台介绍',
  skip: '跳到列表',
  policyClass: { '1': '普通政策', '2': '申报政策', '3': '政策解读' } as Readonly<Record<string, string>>,
  projects: '项目申报',
  applying: '申报中',
  apply: '在线申报',
  applied: '已申报',
  allExperts: '全部专家',
  supply: '供应',
  demand: '需求',
  publishSupply: '发布供应',
  publishDemand: '发布需求',
} as const;

export const states = {
  loadFailed: '数据加载失败，请稍后重试',
  gone: '内容不存在或已撤下',
  contactFailed: '获取联系方式失败，请稍后重试',
  operationFailed: '操作失败，请重试',
  submitted: '提交成功！',
  noContent: '暂无详细内容',
  noDescription: '暂无描述',
  noVideo: '暂无视频',
} as const;

export const errors = {
  requestFailed: '请求失败',
  tooLarge: '内容过大，网站未能接收，请联系我们',
} as const;

/** Parts of the company's own pages that other pages show. */
export const own = {
  number: '编号',
  where: '可在“我的”里凭编号查看进度与答复。',
  look: '查看',
} as const;

/** Search texts of every page; the rest loads with the search chunk (`src/i18n/zhSearch.ts`). */
export const search = {
  name: '搜索',
  ofSite: '全站搜索',
  placeholder: '搜政策、项目、供需、应用、专家',
} as const;
