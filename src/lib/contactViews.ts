import { zh } from '../i18n/zh';

/** How forms show the fields of a contact. */
export const contactViews = {
  person: { label: zh.form.contact, autoComplete: 'name', contact: 'contactPerson' },
  phone: {
    label: zh.form.contactPhone,
    kind: 'tel',
    hint: zh.form.phoneHint,
    autoComplete: 'tel-national',
    contact: 'contactPhone',
  },
  email: { label: zh.form.contactEmail, kind: 'email', autoComplete: 'email', contact: 'contactEmail' },
} as const;
