/** The order of a list: the column that it is sorted by, with a `-` in front where the greatest comes first. */
export type SortOrder<Column extends string = string> = Column | `-${Column}`;
