import fs from 'node:fs/promises';

/** Syncs a folder's entries to disk, so that they survive a power loss. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await fs.open(folder, 'r');
  await handle.sync();
}
