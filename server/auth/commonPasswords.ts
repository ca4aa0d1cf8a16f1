import { isGuessable } from '../../src/contract/commonPasswords';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';

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

/**
 * Refuses a new password that guesses would begin with: a common one, a sequence, or one made of the user's own names.
 * @param names username and company
 * @throws BusinessError
 */
export async function refuseCommonPassword(password: string, names: readonly (string | null)[]): Promise<void> {
  const lower = password.toLowerCase();
  if (isGuessable(password, names) || isSequence(lower) || (await commonPasswords()).has(lower))
    throw new BusinessError(messages.commonPassword);
}
