import { registerForm } from './accountForms';
import type { FormRules } from './form';

/** What a company says of itself: its name, and whom forms are filled in with. */
export const profileForm = {
  fdComName: registerForm.fdComName,
  contactName: { maxLength: 50 },
  contactPhone: { format: 'mobile' },
  contactEmail: { maxLength: 100, format: 'email' },
} as const satisfies FormRules;
