import { registerForm } from './accountForms';
import type { FormRules } from './form';

/** A company's profile: its name, and the contact prefilled into forms. */
export const profileForm = {
  fdComName: registerForm.fdComName,
  contactName: { maxLength: 50 },
  contactPhone: { format: 'mobile' },
  contactEmail: { maxLength: 100, format: 'email' },
} as const satisfies FormRules;
