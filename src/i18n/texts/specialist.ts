export const specialist = {
  facts: '专家信息',
  portraitOf: (name: string) => `${name}的头像`,
  biography: '专家简介',
  joined: '入驻日期',
} as const;

export const job = {
  facts: '岗位信息',
  companyFacts: '企业信息',
  duties: '岗位职责',
  requirements: '任职要求',
  benefits: '福利待遇',
  company: '企业',
  companySize: '企业规模',
  industry: '所属行业',
  post: '岗位',
  positionType: '岗位类别',
  workplace: '工作地点',
  salary: '薪资',
  experience: '经验',
  education: '学历',
  headcount: '人数',
  people: (n: string) => `${n} 人`,
} as const;
