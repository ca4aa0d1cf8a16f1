import { BusinessError } from '../lib/errors';

/** Accepted archive formats, by file extension. */
export type ArchiveKind = 'zip' | 'rar';

/** Path separators, control characters, lone surrogates and bidi controls. */
const unwanted = /[/\\\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Checks the name of an upload of any kind. The name is only displayed and offered for saving: files are stored under
 * their ids.
 * @throws BusinessError with RuoYi's wording
 */
export function checkAnyFileName(name: string): void {
  if ([...name].length > 100) throw new BusinessError('上传的文件名最长100个字符');
  if (unwanted.test(name)) throw new BusinessError('上传的文件名包含不支持的字符');
}

/**
 * Checks the name of an archive.
 * @returns the format that the extension claims
 * @throws BusinessError with RuoYi's wording where possible
 */
export function checkFileName(name: string): ArchiveKind {
  checkAnyFileName(name);
  const [, base, ending = ''] = /^(.*?)(?:\.([^.]*))?$/u.exec(name.trim()) ?? [];
  const kind = ending.toLowerCase();
  if (!base?.replace(/\./g, '').trim() || (kind !== 'zip' && kind !== 'rar')) {
    throw new BusinessError(`文件[${name}]后缀[${ending}]不正确，请上传[zip, rar]格式`);
  }
  return kind;
}
