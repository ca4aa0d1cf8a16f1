export const contactUs = {
  intro: '急事请打电话，资料请发邮箱；欢迎来园区参观样板间。',
  address: '地址',
  postcode: '邮编',
  phone: '电话',
  email: '邮箱',
} as const;
