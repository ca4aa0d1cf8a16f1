/** What pages know of an area that has pages of its own: each is searched, reported and counted. */
export interface Area {
  /** What visitors call it in a sign or two. */
  name: string;
  /** What its entities are among what belongs to another one; without it the staff set none by hand. */
  kind?: string;
  /** Its name in the table of addresses; without one its own. */
  at?: string;
  /** Where all of it is and where an entity is, if not at its address. */
  list?: string;
  detail?: string;
  /** The field that names an entity; without one `fdTitle`. */
  title?: string;
  /** What an entity is counted by; without one 篇. */
  unit?: string;
}

/** An area whose entries are articles: a title, a day, a category, a text. Its pages are the ones that such areas share. */
export interface ArticleArea extends Area {
  /** As the backend calls it. */
  area: string;
  /** Where its section is. */
  root: `/${string}`;
  /** The section's name in the main navigation, and the sentence under it on the page. */
  section: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  /** `public/pictures/banner-….svg`, shown while there is no banner of its type. */
  picture: string;
  /** The field of who wrote an entry. */
  source?: string;
}
