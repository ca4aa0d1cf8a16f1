/** Default labels of fields at the desk, by kind. */
export const zhDeskFields = {
  id: '编号',
  text: '文字',
  rich: '正文',
  date: '日期',
  number: '数字',
  order: '次序',
  flag: '标记',
  link: '地址',
  email: '邮箱',
  category: '类别',
} as const;
