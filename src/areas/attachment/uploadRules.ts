import { zh } from '../../copy/zh';

/** Only archives, by the name's ending (spec §5, §9). */
const archive = /\.(?:zip|rar)$/i;

/** The backend's limit for one file, bytes (wire §1, row 35): asked here first, since its refusal often never arrives. */
const largest = 10 * 1024 * 1024;

/** Why a choice of files is refused as a whole; undefined: it is not. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  if (files.some(({ name }) => !archive.test(name))) return zh.form.unsupportedFile;
  const large = files.find(({ size }) => size > largest);
  return large ? zh.form.fileTooLarge(large.name) : undefined;
}
