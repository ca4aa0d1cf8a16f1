/** The footer's own words. */
export const zhFooter = {
  saved: '收藏',
  feedback: '反馈',
  version: (version: string) => `版本 ${version}`,
} as const;
