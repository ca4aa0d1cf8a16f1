/** A news article: plain paragraphs; one that starts with `>` is a quotation, with `#` a heading. */
export type NewsRow = [title: string, date: string, source: string, ...paragraphs: string[]];
