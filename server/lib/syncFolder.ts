import fs from 'node:fs/promises';

/** Syncs a folder's entries to disk, so that they survive a power loss. Windows cannot, and keeps a journal of them. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await fs.open(folder, 'r');
  await handle.sync();
}
