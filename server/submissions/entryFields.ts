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
