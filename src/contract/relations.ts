/** A piece beside another one in a list. */
export interface Neighbour {
  fdId: string;
  title: string;
}

/** The pieces before and after one in a list, in the list's own order. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}
