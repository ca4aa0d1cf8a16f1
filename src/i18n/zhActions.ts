/** Page actions of an entry. */
export const zhActions = {
  name: '页面工具',
  read: '朗读',
  print: '打印',
  calendar: '加入日历',
  share: '分享',
  save: '收藏',
  saved: '已收藏',
  more: '更多',
} as const;
