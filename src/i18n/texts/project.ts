export const project = {
  facts: '项目信息',
  closed: '本项目申报已截止，仅供查阅。',
  attachment: '附件',
  noAttachment: '暂无附件',
  attachmentUnknown: '附件未能加载',
  organiser: '主办单位',
  window: '申报时间',
  noDays: '申报时间待定',
} as const;
