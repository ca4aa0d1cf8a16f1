export const contactUs = {
  intro: '急事请打电话，资料请发邮箱；欢迎来园区参观样板间。',
  address: '地址',
  postcode: '邮编',
  phone: '电话',
  email: '邮箱',
  hours: '办公时间',
  departments: '咨询部门',
  map: '园区平面图：从榫合路南入口进，沿园区大道到第一个路口右转，路南是供应链服务中心，服务大厅在 3 层；停车场在检测中心东侧，公交榫合路站在入口西侧',
} as const;

/** Prefilled text of feedback. */
export const feedback = {
  heading: '反馈',
  intro: '发现错误或有建议？写邮件时，下面两项会自动填好。',
  page: '页面',
  version: '版本',
  write: '写邮件反馈',
  subject: '网站反馈',
  say: '请写下您遇到的问题或建议：',
} as const;
