import { zh } from '../../src/i18n/zh';

export type FormName = 'Project application' | 'App intention' | 'Supply/demand publish';

interface WriteForm {
  /** The button that opens it. */
  opener: string;
  submit: string;
  /** Valid values by label; the category's options come from the backend, so it is selected separately. */
  values: Record<string, string>;
}

/** A value in each of the forms, by which a test checks that no input was lost. */
export const keptText = '周予安';
const person = { [zh.form.contact]: keptText, [zh.form.contactPhone]: '13800000000' };

/** The three forms that need a login. */
export const writeForms: Record<FormName, WriteForm> = {
  'Project application': { opener: zh.section.apply, submit: zh.form.submit, values: person },
  'App intention': { opener: zh.browse.intention, submit: zh.form.submit, values: person },
  'Supply/demand publish': {
    opener: zh.section.publishSupply,
    submit: zh.form.publish,
    values: {
      ...person,
      [zh.form.area]: '四川成都',
      [zh.form.address]: '示例路 1 号',
      [zh.form.product]: '颗粒板',
      [zh.form.quantity]: '12',
      [zh.form.model]: 'E0',
      [zh.form.amount]: '36.5',
      [zh.form.deadline]: '2099-12-31',
    },
  },
};

/** Category of the third form's entry. */
export const publishedCategory = 'board';

/** An unregistered company, by the labels of the registration form. */
export const newCompany = {
  [zh.auth.companyName]: '新来家居有限公司',
  [zh.auth.phone]: '13900000077',
  [zh.auth.password]: 'Faults-42',
  [zh.auth.confirmPassword]: 'Faults-42',
};
