import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { renderCopy } from './renderPicture';
import { kindOf } from './storePicture';

/**
 * Narrower copies of pictures that were not uploaded, made when a width is first asked for. The folder is a cache: it
 * may be deleted at any time.
 */
export class SizedCopies {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #unusable = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Path of a picture's WebP copy; null for one that is sent as it is: a moving one, a vector one, a broken file. */
  async find(file: string, width: number): Promise<string | null> {
    const { mtime, size } = await fs.stat(file);
    const key = createHash('sha256').update(`${file}\n${size}`).digest('hex').slice(0, 32);
    const copy = path.join(this.folder, `${key}-${width}.webp`);
    const version = `${copy} ${Number(mtime)}`;
    if (this.#unusable.has(version)) return null;
    try {
      if (!(await isOf(copy, mtime))) await this.#once(copy, () => this.#make(file, width, copy, mtime));
      return copy;
    } catch (error) {
      // Not the file's fault if too many are made at once, or the disk is full.
      if (error instanceof BusinessError && error.msg !== messages.tooOften) this.#unusable.add(version);
      return null;
    }
  }

  /** Concurrent requests wait for one. */
  async #once(copy: string, make: () => Promise<void>): Promise<void> {
    const made = this.#underWay.get(copy) ?? make();
    this.#underWay.set(copy, made);
    try {
      await made;
    } finally {
      this.#underWay.delete(copy);
    }
  }

  async #make(file: string, width: number, copy: string, mtime: Date): Promise<void> {
    const content = await renderCopy(file, await kindOf(file), width);
    const coming = path.join(this.folder, randomBytes(16).toString('hex'));
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
    await fs.writeFile(coming, content, { mode: 0o600 });
    await fs.utimes(coming, mtime, mtime);
    await fs.rename(coming, copy);
  }
}

/** Whether a copy was made from the picture as it is now, to the second: file systems keep times differently. */
async function isOf(copy: string, mtime: Date): Promise<boolean> {
  const made = await fs.stat(copy).catch(() => null);
  return made !== null && Math.abs(Number(made.mtime) - Number(mtime)) < 1000;
}
