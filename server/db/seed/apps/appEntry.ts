/** An app of the mall, as the demo content words it. */
export interface AppEntry {
  name: string;
  date: string;
  users: string;
  supplier: string;
  language: string;
  rating: number | string | null;
  picture: number | null;
  /** Address of the demo video, or none. */
  video?: true;
  top?: true;
  text: string | null;
}
