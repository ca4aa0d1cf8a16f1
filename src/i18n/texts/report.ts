/** A visitor's report of a page. */
export const report = {
  title: '举报',
  page: '举报的内容',
  reason: '举报原因',
  reasons: {
    false: '内容不实',
    fraud: '涉嫌欺诈',
    contact: '联系方式有误',
    illegal: '违法违规',
    other: '其他',
  },
  note: '情况说明',
  contact: '联系方式',
  contactHint: '选填，便于工作人员核实',
  submit: '提交举报',
};
