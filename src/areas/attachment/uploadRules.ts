import { zh } from '../../i18n/zh';

/** Only archives, by file extension. */
const archive = /\.(?:zip|rar)$/i;

/**
 * The backend's size limit per file, in bytes. Checked on the client first, because the backend's rejection often does
 * not arrive.
 */
const maxSize = 10 * 1024 * 1024;

/** Why a selection of files is rejected as a whole, and on a separate line which ones; undefined if it is accepted. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const others = files.filter(({ name }) => !archive.test(name));
  if (others.length > 0) return `${zh.form.unsupportedFile}\n${zh.form.refusedFiles(others.map(({ name }) => name))}`;
  const large = files.find(({ size }) => size > maxSize);
  return large ? zh.form.fileTooLarge(large.name) : undefined;
}
