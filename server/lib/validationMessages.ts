import type { ValidationMessages } from '../../src/contract/form';

/** Validation messages for form fields. The browser's are in `src/i18n/zh.ts`. */
export const validationMessages: ValidationMessages = {
  missing: (label, { chosen }) => (chosen ? '请选择' : '请填写') + label,
  unsupported: (label) => `${label}包含不支持的字符`,
  tooLong: (label, most) => `${label}不能超过${most}个字符`,
  format: {
    mobile: '手机号格式不正确',
    elevenDigits: '手机号格式不正确',
    email: '邮箱格式不正确',
    quantity: '数量应为大于 0 的数字',
    amount: '金额应为不小于 0 的数字',
    day: '日期格式不正确',
  },
  inWords: '请填阿拉伯数字，如 50000',
  past: '请选择今天或以后的日期',
  notOffered: (label) => `${label}不正确`,
};
