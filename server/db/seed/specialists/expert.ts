/** An invented expert, as the demo content words it. */
export interface Expert {
  name: string;
  /** Part of the address before `@example.com`; none: this expert has published no address. */
  mail?: string;
  title: string;
  position: string;
  field: string;
  /** Work unit. */
  unit: string;
  date: string;
  /** Number of the portrait; none: the bundled default picture. */
  portrait?: number;
  recommended?: true;
  /** What companies can ask of this expert; none: no description at all. */
  help?: string;
  intro: string | null;
}
