/** Prefilled text of feedback. */
export const zhFeedback = {
  heading: '反馈',
  intro: '发现错误或有建议？写邮件时，下面两项会自动填好。',
  page: '页面',
  version: '版本',
  write: '写邮件反馈',
  subject: '网站反馈',
  say: '请写下您遇到的问题或建议：',
} as const;
