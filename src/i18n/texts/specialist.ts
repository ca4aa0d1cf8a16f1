export const specialist = {
  facts: '专家信息',
  portraitOf: (name: string) => `${name}的头像`,
  biography: '专家简介',
  joined: '入驻日期',
} as const;
