/** A field's label, with or without the mark of a required field. */
export const labelled = (name: string): RegExp => new RegExp(`^${name}\\s*\\*?$`);
