import { categoryCode, date, id, issuer, richText, text, title, type Entity, type EntityFields } from './entity';

/** Policy. */
export const policy = {
  fdId: id,
  fdTitle: title,
  fdTheme: text,
  fdApplyDate: date,
  fdLevel: text,
  /** 1 ordinary policy, 2 declaration policy, 3 policy interpretation. */
  fdClass: categoryCode,
  fdContent: richText,
  fdIssuedComName: issuer,
} as const satisfies EntityFields;

export type Policy = Entity<typeof policy>;
