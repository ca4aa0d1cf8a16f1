import type { Profile } from '../../contract/account';
import type { FieldValues, FormField } from '../../lib/formFields';

type ContactsOfProfile = Pick<Profile, 'contactName' | 'contactPhone' | 'contactEmail'>;

/** The contact fields of a form that have a value, each as what is to be known of it. */
function filled(
  fields: readonly FormField[],
  entryOf: (name: string, contact: string) => [key: string, value: string | null | undefined],
): FieldValues {
  const entries = fields.flatMap(({ name, contact }) => (contact ? [entryOf(name, contact)] : []));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The values of a form's contact fields by their role: other forms name the fields differently. */
export const contactOf = (fields: readonly FormField[], values: FieldValues): FieldValues =>
  filled(fields, (name, contact) => [contact, values[name]?.trim()]);

/** A profile's contacts as initial values of a form's contact fields. */
export function profileContacts(fields: readonly FormField[], profile: ContactsOfProfile | null): FieldValues {
  const { contactName: contactPerson, contactPhone, contactEmail } = profile ?? {};
  const known: Partial<Record<string, string | null>> = { contactPerson, contactPhone, contactEmail };
  return filled(fields, (name, contact) => [name, known[contact]]);
}

/** Suggested values for a form's empty contact fields, from earlier submissions. */
export const offerOf = (fields: readonly FormField[], values: FieldValues, known: FieldValues): FieldValues =>
  filled(fields, (name, contact) => [name, values[name]?.trim() ? undefined : known[contact]]);
