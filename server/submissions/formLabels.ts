/** Display names of an entry's form fields. */
export const entryLabels = {
  fdComName: '公司名称',
  fdContactsPerson: '联系人',
  fdContactsPhone: '联系电话',
  fdArea: '所在地区',
  fdContactsAddress: '详细地址',
  fdGetbuginessName: '产品名称',
  fdGetbuginessNumber: '数量',
  fdGetbuginessModel: '型号',
  fdGetbuginessPrice: '金额',
  fdGetbuginessType: '供需类型',
  fdType: '类别',
  fdDeadlineTime: '截止日期',
};

/** The same of an application. */
export const applicationLabels = {
  fdProjectId: '项目',
  fdProjectName: '项目名称',
  fdSubmitterName: '联系人',
  fdSubmitterPhone: '联系电话',
  fdApplicantEmail: '联系邮箱',
  fdApplicationInfo: '申报说明',
  attKey_projectApplyInfoAtt: '附件',
};

/** The same of an intention. */
export const intentionLabels = {
  fdAppId: '应用',
  fdAppName: '应用名称',
  fdContactName: '联系人',
  fdContactPhone: '联系电话',
  fdContactEmail: '联系邮箱',
  fdContactWechat: '微信号',
};
