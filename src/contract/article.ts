/** An article, to which an area maps its fields. */
export interface Article {
  title: string;
  /** Publication date. */
  date: string | null;
  /** Category code; absent if the area has no such field. */
  category?: string | null;
  /** HTML. */
  text: string | null;
  /** Author; absent if the area has no such field. */
  source?: string | null;
}
