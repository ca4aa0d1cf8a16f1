/** A field's label, which may end in the mark of a required field. */
export const labelled = (name: string): RegExp => new RegExp(`^${name}\\s*\\*?$`);
