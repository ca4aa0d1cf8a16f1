import fs from 'node:fs';
import path from 'node:path';

/** Where uploads are kept in a data folder. */
export const attachmentFolder = (dataDir: string): string => path.join(dataDir, 'attachments');

/** Names (ids) of the kept uploads. */
export function listAttachmentFiles(dataDir: string): string[] {
  const folder = attachmentFolder(dataDir);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** A crash leaves a few files that nobody knows; more than that, and more than a fifth, comes from a wrong database. */
export const hasLargeShareOfUnknown = (unknown: number, all: number): boolean => unknown > 3 && unknown * 5 > all;
