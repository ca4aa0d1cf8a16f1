/** App of the mall. */
export interface App {
  fdId: string;
  fdAppName: string;
  /** Never shown: the price is always 'negotiable' on screen. */
  fdMarketPrice: string | null;
  fdReleaseTime: string | null;
  fdUserGroup: string | null;
  fdSupplier: string | null;
  fdDevLanguage: string | null;
  /** The picture, in spite of its name. */
  fdCategoryPath: string | null;
  /** 0 to 5 stars; backends send numbers and texts. */
  fdRating: number | string | null;
  /** Rich text. */
  fdDescription: string | null;
  fdVideoUrl: string | null;
  fdDemoUrl: string | null;
  fdDetailUrl: string | null;
  fdComName: string | null;
}
