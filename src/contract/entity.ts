import type { Facet, FieldOrders } from './filters';

/**
 * A schema language: an area describes its entity once, and types, response schema, import validation and table columns
 * derive from it. Separate functions, so that chunks without schemas can tree-shake them.
 */

export interface EntityField {
  kind: 'id' | 'text' | 'rich' | 'date' | 'number' | 'order' | 'flag' | 'link' | 'email' | 'category';
  required?: boolean;
  /** Label at the desk; by default that of its kind. */
  label?: string;
  /** For an id: what the desk calls such entities. */
  of?: string;
  /** For the date: the address of the feed of the newest entities. */
  feed?: `/feeds/${string}`;
  /** Max length, for texts. */
  max?: number;
  /** Min and max value, for numbers. */
  range?: readonly [number, number];
  oneOf?: readonly string[];
  /** Labels at the desk, in order. */
  choices?: readonly string[];
  /** The URL is a picture's. */
  picture?: true;
  /** The entity's title in a list. */
  names?: true;
  /** Issuer, provider or employer: the second line in a list. */
  issuer?: true;
  /** Its list is grouped by it; by default by category. */
  groups?: true;
  /** Deadline; expired entities come last in their list. */
  closes?: true;
  /** Its list can be queried by it: by the parameter of this name, or by a separate call. */
  parts?: string | true;
  /** It describes the entity's topic, besides its title. */
  subject?: true;
  /** It begins with a province, followed by `·`. */
  province?: true;
  /** Excluded from search: personal data, or meaningless. */
  searched?: false;
  personal?: true;
  /** Its list can be filtered by it. */
  facet?: Facet;
  /** Its list can be sorted by it. */
  orders?: FieldOrders;
  /** Internal to the server: used for sorting and filtering, never sent. */
  sent?: false;
}

/** An entity's fields by name, in column order. */
export type EntityFields = Readonly<Record<string, EntityField>>;

export const id = { kind: 'id', required: true } as const;
export const text = { kind: 'text', max: 500 } as const;
export const title = { kind: 'text', label: '标题', required: true, max: 300, names: true } as const;
export const issuer = { ...text, issuer: true } as const;
/** HTML. */
export const richText = { kind: 'rich', max: 200_000 } as const;
/** `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`, zone GMT+8. */
export const date = { kind: 'date' } as const;
export const link = { kind: 'link', max: 2000 } as const;
/** A text excluded from search. */
export const unsearched = { ...text, searched: false } as const;
/** Personal or contact data. */
export const personal = { ...unsearched, personal: true } as const;
/** URL of a picture. */
export const picture = { ...link, picture: true } as const;
export const email = { kind: 'email', max: 200, personal: true } as const;
/** Backends send numbers or strings. */
export const number = { kind: 'number' } as const;
/** A category code; the area's categories call gives its name. An area with such a field has categories. */
export const categoryCode = { kind: 'category', max: 64 } as const;

type Sent<Field> = Field extends { sent: false } ? false : true;
type Filled<Field, Value> = Field extends { required: true } ? Value : Value | null;
type WireValue<Field> = Field extends { kind: 'number' } ? number | string : string;
type StoredValue<Field> = Field extends { kind: 'order' } ? number : string;

/** An entity in a response: every field is present, null if empty. */
export type Entity<Fields extends EntityFields> = {
  [Name in keyof Fields as Sent<Fields[Name]> extends true ? Name : never]: Filled<
    Fields[Name],
    WireValue<Fields[Name]>
  >;
};

/** An entity in the database: all fields, strings except for positions. */
export type StoredEntity<Fields extends EntityFields> = {
  -readonly [Name in keyof Fields]: Filled<Fields[Name], StoredValue<Fields[Name]>>;
};
