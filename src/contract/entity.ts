import type { Facet, FieldOrders } from './filters';

/**
 * The language in which an area describes its entity, once: from the description come its type, the response schema,
 * the check of an import, the columns of its table. Each is a function, so that a script that needs nothing of the fields
 * leaves them out.
 */

/** What a field may hold. */
export interface EntityField {
  kind: 'id' | 'text' | 'rich' | 'date' | 'number' | 'order' | 'flag' | 'link' | 'email' | 'category';
  required?: boolean;
  /** What the desk calls it; without one, by its kind. */
  label?: string;
  /** Of an id: what the desk calls such entities. */
  of?: string;
  /** Of the day: where the feed of the newest entities is. */
  feed?: `/feeds/${string}`;
  /** Characters, for texts. */
  max?: number;
  /** Least and greatest value, for numbers. */
  range?: readonly [number, number];
  oneOf?: readonly string[];
  /** What the desk calls these, in their order. */
  choices?: readonly string[];
  /** The address is that of a picture. */
  picture?: true;
  /** It names the entity in a list. */
  names?: true;
  /** Who issued, offers or employs it: the second line in a list. */
  issuer?: true;
  /** Its list is sorted into groups by it; where there is none, by the category. */
  groups?: true;
  /** The last day on which it can be answered; what is over comes last in its list. */
  closes?: true;
  /** Parts of its list are asked for by it: by the call's parameter of this name, or by a call of their own. */
  parts?: string | true;
  /** It says what the entity is about, besides its name. */
  subject?: true;
  /** It begins with a province, which `·` parts from the rest. */
  province?: true;
  /** Not looked through by a search: what is personal, or says nothing. */
  searched?: false;
  /** It tells of a person, or how to reach them. */
  personal?: true;
  /** Its list is filtered by it. */
  facet?: Facet;
  /** Its list is sorted by it. */
  orders?: FieldOrders;
  /** The server's own: it sorts and chooses by such a field and never sends it. */
  sent?: false;
}

/** An entity's fields by name, in the order of its table. */
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
/** A text that no search looks through. */
export const unsearched = { ...text, searched: false } as const;
/** Who somebody is, or how they are reached. */
export const personal = { ...unsearched, personal: true } as const;
/** The address of a picture. */
export const picture = { ...link, picture: true } as const;
export const email = { kind: 'email', max: 200, personal: true } as const;
/** Backends send numbers and texts. */
export const number = { kind: 'number' } as const;
/** The code of a category; the area's categories call gives its name. An area with such a field has categories. */
export const categoryCode = { kind: 'category', max: 64 } as const;

type Sent<Field> = Field extends { sent: false } ? false : true;
type Filled<Field, Value> = Field extends { required: true } ? Value : Value | null;
type WireValue<Field> = Field extends { kind: 'number' } ? number | string : string;
type StoredValue<Field> = Field extends { kind: 'order' } ? number : string;

/** An entity as it is sent: every field is there, null where there is nothing. */
export type Entity<Fields extends EntityFields> = {
  [Name in keyof Fields as Sent<Fields[Name]> extends true ? Name : never]: Filled<
    Fields[Name],
    WireValue<Fields[Name]>
  >;
};

/** An entity as it is stored: all of its fields, and each a text but for positions. */
export type StoredEntity<Fields extends EntityFields> = {
  -readonly [Name in keyof Fields]: Filled<Fields[Name], StoredValue<Fields[Name]>>;
};
