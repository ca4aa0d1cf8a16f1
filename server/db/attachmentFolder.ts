import fs from 'node:fs';
import path from 'node:path';

/** Folder of the uploads in a data folder. */
export const attachmentFolder = (dataDir: string): string => path.join(dataDir, 'attachments');

/** Names (ids) of the stored uploads. */
export function listAttachmentFiles(dataDir: string): string[] {
  const folder = attachmentFolder(dataDir);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** A crash leaves few orphaned files; more than three, and more than a fifth, indicate a wrong database. */
export const hasLargeShareOfUnknown = (unknown: number, all: number): boolean => unknown > 3 && unknown * 5 > all;
