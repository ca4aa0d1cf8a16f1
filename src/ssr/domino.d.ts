/** The package's own types declare a different module name. */
declare module '@mixmark-io/domino' {
  export function createDocument(html?: string): Document;
}
