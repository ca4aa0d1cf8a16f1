/**
 * Queries of users, and how the title of the first hit in the demo content begins; derived from the content, not from
 * the search's results.
 */
export const firstHits: Record<string, [q: string, first: string][]> = {
  'a whole title': [
    ['定制家居产业链协同创新支持办法', '定制家居产业链协同创新支持办法'],
    ['木制品加工企业粉尘防爆安全管理规定', '木制品加工企业粉尘防爆安全管理规定'],
    ['定制家具安装服务质量规范', '定制家具安装服务质量规范'],
    ['欧松板', '欧松板'],
  ],
  'two characters of a title': [
    ['铰链', '缓冲铰链'],
    ['欧松', '欧松板'],
    ['竹香', '竹香板'],
    ['桐木', '桐木直拼板'],
    ['岩板', '岩板'],
    ['钛镁', '钛镁合金移门'],
    ['软包', '软包床头代加工'],
    ['拉篮', '拉篮'],
  ],
  'characters across the borders of words': [
    ['松板', '欧松板'],
    ['乳胶', '木工白乳胶'],
    ['品柜', '样品柜'],
    ['压门', '吸塑模压门板'],
    ['塑模', '吸塑模压门板'],
    ['胺饰', '三聚氰胺饰面板'],
  ],
  'several words': [
    ['粉尘 防爆', '粉尘防爆'],
    ['水性 白面漆', '水性双组份白面漆'],
    ['封边条 激光', '激光封边条'],
    ['家居 贴息', '家居'],
    ['设备更新 贴息', '设备更新贷款贴息'],
    ['出口 木材 合法性', '出口家具：木材合法性声明'],
    ['餐桌 实木', '实木餐桌白坯代工'],
    ['安装 技师', '定制家具安装技师'],
  ],
  'a spoken question': [
    ['如何申请设备更新贷款贴息', '一图读懂：设备更新贷款贴息怎么申请'],
    ['粉尘防爆的管理规定', '木制品加工企业粉尘防爆安全管理规定'],
    ['什么是一板一码', '一板一码'],
    ['请问服务券怎么用', '服务券怎么用才划算'],
    ['关于清明假期的通知', '关于清明假期服务安排的通知'],
  ],
  'issuers, suppliers and persons': [
    ['市财政局', '市财政局'],
    ['启木五金', '启木五金'],
    ['途木物流', '途木物流'],
    ['禾川银行', '禾川银行'],
    ['青杉板业', '青杉板业'],
  ],
  'letters and digits': [
    ['ENF', 'ENF级'],
    ['enf级多层板', 'ENF级多层板'],
    ['E0', 'E0级桉木多层板'],
    ['e0级', 'E0级桉木多层板'],
    ['PUR', 'PUR 热熔胶'],
    ['pur热熔胶', 'PUR 热熔胶'],
    ['PET', 'PET'],
    ['pet肤感', 'PET 肤感门板'],
  ],
  'full-width, half-width and blanks': [
    ['ＥＮＦ级刨花板', 'ENF级刨花板'],
    ['Ｅ０级桉木', 'E0级桉木多层板'],
    ['ＰＵＲ　热熔胶', 'PUR 热熔胶'],
    ['　欧松板　', '欧松板'],
    ['欧松板　', '欧松板'],
    ['水性\t木蜡油', '木蜡油'],
    ['  粉尘防爆   规定 ', '木制品加工企业粉尘防爆安全管理规定'],
  ],
  'traditional characters': [
    ['定製傢具安裝服務質量規範', '定制家具安装服务质量规范'],
    ['定制傢俱安裝服務質量規範', '定制家具安装服务质量规范'],
    ['歐松板', '欧松板'],
    ['鉸鏈', '缓冲铰链'],
    ['巖板', '岩板'],
    ['塗裝', '水性涂装'],
  ],
  'characters that mean something to an engine': [
    ["欧松板' | '", '欧松板'],
    ['"欧松板"', '欧松板'],
    ['欧松板*', '欧松板'],
    ['欧松板:*', '欧松板'],
    ['欧松板%', '欧松板'],
    ['欧松板_', '欧松板'],
    ['欧松板 & !', '欧松板'],
    ['(欧松板', '欧松板'],
    ['欧松板\\', '欧松板'],
    ['欧松板🙂', '欧松板'],
    ['^欧松板$', '欧松板'],
    ["'); -- 欧松板", '欧松板'],
  ],
};

/** Queries, and a word that must be among their suggestions. */
export const suggestedWords: [typed: string, word: string][] = [
  ['zc', '政策'],
  ['zhengce', '政策'],
  ['jj', '家居'],
  ['jiaju', '家居'],
  ['bc', '板材'],
  ['bancai', '板材'],
  ['sb', '设备'],
  ['shebei', '设备'],
  ['dingzhi', '定制'],
  ['dz', '定制'],
  ['anzhuang', '安装'],
  ['gongyi', '工艺'],
  ['家', '家居'],
  ['板', '板材'],
];

/** Queries without results, and the correction that is offered. */
export const correctedSearches: [q: string, correction: string][] = [
  ['正测', '政策'],
  ['zhengce', '政策'],
  ['版才', '板材'],
  ['岩版', '岩板'],
  ['家剧', '家具'],
  ['铰练', '铰链'],
];

/** Names of products and of their kinds. */
export const productNames = ['封边', '铰链', '滑轨', '刨花板', '灯带', '木门', '石英石', '板材', '五金', '门板'];

/** Beginnings of words, with a word that is suggested, and a fragment of one that is not. */
export const wholeWords: [typed: string, word: string, fragment: string][] = [
  ['石', '石英石', '石台'],
  ['封', '封边代加工', '封边代'],
  ['专精', '专精特新', '专精'],
  ['难', '难燃胶合板', '难燃'],
];
