/** What the screens of articles show of an entry; an area says which of its fields these are. */
export interface Article {
  title: string;
  /** The day it was published. */
  date: string | null;
  /** The code of its category. */
  category: string | null;
  /** HTML. */
  text: string | null;
  /** Who wrote it; absent where the area has no such field. */
  source?: string | null;
}
