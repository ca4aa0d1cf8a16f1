/** Form values of a supply entry, valid with the small seed; `fdType` is one of its categories. */
export const publication = {
  fdComName: '示例木业',
  fdContactsPerson: '王一',
  fdContactsPhone: '13800000009',
  fdArea: '四川成都',
  fdContactsAddress: '示例路 2 号',
  fdGetbuginessName: '多层板',
  fdGetbuginessNumber: '12',
  fdGetbuginessModel: 'E0-18',
  fdGetbuginessPrice: '36.5',
  fdGetbuginessType: '2',
  fdType: 'board',
  fdDeadlineTime: '2099-12-31',
};
