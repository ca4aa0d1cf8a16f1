/** Texts of the time line of projects that close soon. */
export const closing = {
  heading: '即将截止',
  all: '按截止时间查看',
  today: '今天',
} as const;
