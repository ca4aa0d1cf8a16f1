import type { Profile } from '../../contract/account';
import type { FieldValues, FormField } from '../../lib/formFields';

type ContactsOfProfile = Pick<Profile, 'contactName' | 'contactPhone' | 'contactEmail'>;

/** The values of a form's contact fields by their role: other forms name the fields differently. */
export function contactOf(fields: readonly FormField[], values: FieldValues): FieldValues {
  const filled = fields.flatMap(({ name, contact }) => {
    const value = values[name]?.trim();
    return contact && value ? [[contact, value] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** A profile's contacts as initial values of a form's contact fields. */
export function profileContacts(fields: readonly FormField[], profile: ContactsOfProfile | null): FieldValues {
  const { contactName: contactPerson, contactPhone, contactEmail } = profile ?? {};
  const known: Partial<Record<string, string | null>> = { contactPerson, contactPhone, contactEmail };
  const filled = fields.flatMap(({ name, contact }) => {
    const value = contact && known[contact];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Suggested values for a form's empty contact fields, from earlier submissions. */
export function offerOf(fields: readonly FormField[], values: FieldValues, known: FieldValues): FieldValues {
  const empty = fields.flatMap(({ name, contact }) => {
    const value = contact && known[contact];
    return value && !values[name]?.trim() ? [[name, value] as const] : [];
  });
  return Object.fromEntries(empty);
}
