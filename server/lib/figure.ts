/** A value that is read when metrics are collected; null: there is none. */
export interface Figure {
  help: string;
  read(): number | null | Promise<number | null>;
}
