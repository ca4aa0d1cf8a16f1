export const contactUs = {
  intro: '有问题先打电话，急件走邮箱，欢迎来园区看样板间。',
  address: '地址',
  postcode: '邮编',
  phone: '电话',
  email: '邮箱',
  map: '园区平面示意图',
} as const;
