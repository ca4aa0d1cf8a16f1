import { zh } from '../../i18n/zh';

/** Only archives, by the ending of their name. */
const archive = /\.(?:zip|rar)$/i;

/**
 * The backend's limit for one file, in bytes. It is checked here first, because the backend's refusal often does not
 * arrive.
 */
const largest = 10 * 1024 * 1024;

/** Why a choice of files is refused as a whole, and on a line of its own which ones; undefined: it is not. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const others = files.filter(({ name }) => !archive.test(name));
  if (others.length > 0) return `${zh.form.unsupportedFile}\n${zh.form.refusedFiles(others.map(({ name }) => name))}`;
  const large = files.find(({ size }) => size > largest);
  return large ? zh.form.fileTooLarge(large.name) : undefined;
}
