/** The columns that the desk's lists can be sorted by. */
export const sortColumns = {
  /** `due`: what is left of the time limit. */
  inbox: ['due', 'submittedAt', 'fdComName'],
  audit: ['at'],
  /** Not every area has a day. */
  content: ['title', 'day', 'updatedAt'],
} as const;

/** A column, with a `-` in front where the greatest comes first. */
export type SortOrder<Column extends string = string> = Column | `-${Column}`;

export type ListOrder<List extends keyof typeof sortColumns> = SortOrder<(typeof sortColumns)[List][number]>;
