/** Financial item. */
export interface FinancialItem {
  fdId: string;
  fdTitle: string;
  fdApplyDate: string | null;
  /** Rich text. */
  fdContent: string | null;
  fdCategory: string | null;
  fdCategoryName: string | null;
  /** The institution that offers it. */
  fdComName: string | null;
  fdType: string | null;
}
