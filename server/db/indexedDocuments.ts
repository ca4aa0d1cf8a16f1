import type { AreaName } from '../../src/contract/areas';
import { documentTerms, searchDocument, type SearchDocument } from './searchDocument';

/** A document with its terms. */
export interface IndexedDocument extends SearchDocument {
  terms: string[];
}

/** Converts rows to documents, one per step: cutting all of their texts at once would hold the event loop. */
export function* indexedDocuments(
  area: AreaName,
  rows: readonly Record<string, unknown>[],
): Generator<void, IndexedDocument[]> {
  const documents: IndexedDocument[] = [];
  for (const row of rows) {
    const document = searchDocument(area, row);
    documents.push({ ...document, terms: documentTerms(document) });
    yield;
  }
  return documents;
}
