import type { Profile } from '../../contract/account';
import type { FieldValues, FormField } from '../../lib/formFields';

type Known = Pick<Profile, 'contactName' | 'contactPhone' | 'contactEmail' | 'lastEntry'>;

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

type Contacts = Partial<Record<string, string | null>>;

/** What a company's next publication begins with: its last one, else what this device sent last, else its telephone. */
export function lastContact(profile: Known | null, known: FieldValues, username = ''): Contacts {
  const { fdContactsPerson, fdContactsPhone, fdArea, fdContactsAddress } = profile?.lastEntry ?? {};
  const account = /^1[3-9]\d{9}$/.test(username) ? username : null;
  return {
    contactPerson: fdContactsPerson ?? known.contactPerson,
    contactPhone: fdContactsPhone ?? known.contactPhone ?? account,
    contactArea: fdArea ?? known.contactArea,
    contactAddress: fdContactsAddress ?? known.contactAddress,
  };
}

/** The contacts of an account's profile, else its last ones, as initial values of a form's contact fields. */
export function knownContacts(fields: readonly FormField[], profile: Known | null, last: Contacts): FieldValues {
  const { contactName: contactPerson, contactPhone, contactEmail } = profile ?? {};
  const known: Contacts = { contactPerson, contactPhone, contactEmail };
  return filled(fields, (name, contact) => [name, known[contact] ?? last[contact]]);
}

/** Suggested values for a form's empty contact fields, from earlier submissions. */
export const offerOf = (fields: readonly FormField[], values: FieldValues, known: FieldValues): FieldValues =>
  filled(fields, (name, contact) => [name, values[name]?.trim() ? undefined : known[contact]]);
