/** Texts of the footer. */
export const zhFooter = {
  saved: '收藏',
  accessibility: '无障碍声明',
  feedback: '反馈',
} as const;
