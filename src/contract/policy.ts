/** Policy. Dates are `yyyy-MM-dd HH:mm:ss` or `yyyy-MM-dd`, zone GMT+8. */
export interface Policy {
  fdId: string;
  fdTitle: string;
  fdTheme: string | null;
  fdApplyDate: string | null;
  fdLevel: string | null;
  /** Category code: 1 ordinary policy, 2 declaration policy, 3 policy interpretation. */
  fdClass: string | null;
  /** Rich text. */
  fdContent: string | null;
  fdIssuedComName: string | null;
}
