import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

/** The portal's own words, which guesses begin with. */
const portalWords = ['家居定制供应链', 'jiajudingzhi', 'jiaju', 'gongyinglian', 'portal', 'admin', 'password'];

let common: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords of known breaches, some 40,000; unpacked on first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  ));

/** Whether each character follows the one before by the same step: `aaaaaa`, `abcdef`, `987654`. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  return Math.abs(step) <= 1 && codes.slice(1).every((code, index) => code - codes[index]! === step);
}

/** Whether it is one of the words, or a part of one, with at most digits and punctuation around it. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  // eslint-disable-next-line regexp/no-super-linear-move -- a password, whose length is checked before
  const core = password.replace(/^\P{L}+|\P{L}+$/gu, '');
  const isWord = core.length >= (/\p{Script=Han}/u.test(core) ? 2 : 4);
  return isWord && words.some((word) => word.includes(core));
}

/**
 * Refuses a new password that guesses would begin with: a common one, a sequence, or one made of the user's own names.
 * @param names username and company
 * @throws BusinessError
 */
export async function refuseCommonPassword(password: string, names: readonly (string | null)[]): Promise<void> {
  const lower = password.toLowerCase();
  const own = names.flatMap((name) => (name ? [name.toLowerCase().replace(/\s/g, '')] : []));
  const isName = own.some((name) => name.length >= 6 && lower.includes(name));
  if (isName || isSequence(lower) || isMadeOf(lower, [...portalWords, ...own]) || (await commonPasswords()).has(lower))
    throw new BusinessError(messages.commonPassword);
}
