/** Texts of corrections and internal notes. */
export const zhCase = {
  ask: {
    legend: '勾选要补正的',
    reason: (name: string) => `${name}：原因`,
    more: '补交的材料',
    moreHint: '不补交就留空',
    day: '补正期限',
    dayHint: '期间办理时限停表；到期没交的回到待办，不自动退回。',
    nothing: '请勾选要补正的内容，并逐处写明原因',
    dayMissing: '请选择今天或以后的补正期限',
  },
  internal: {
    title: '内部备注',
    add: '添加备注',
    hint: '只有工作人员看得到，保存后不能修改',
    save: '保存备注',
    saved: '备注已保存',
    failed: '备注没有保存，请重试',
  },
  print: '打印办理单',
  signature: '经办人签字',
  date: '日期',
  changes: '企业改动',
  replacedFile: '已被替换',
} as const;
