/** Industry news item. */
export interface IndustryNews {
  fdId: string;
  fdTitle: string;
  fdApplyDate: string | null;
  /** Category code; the categories call gives its name. */
  fdType: string | null;
  /** Rich text. */
  fdContent: string | null;
  fdComName: string | null;
}
