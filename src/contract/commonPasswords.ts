/** The portal's own words, which guesses begin with. */
const portalWords = ['家居定制供应链', 'jiajudingzhi', 'jiaju', 'gongyinglian', 'portal', 'admin', 'password'];

/** What most people in China who choose a bad password choose; the server knows some 40,000 more. */
const mostCommon: ReadonlySet<string> = new Set(
  (
    '000000 111111 123456 1234567 12345678 123456789 1234567890 654321 666666 888888 987654321 112233 121212 123123 123321 131313 147258 147258369 159357 159753 321321 520520 5201314 1314520 789456 ' +
    '789456123 741852 741852963 123654 654123 147852 100200 110110 119119 123456789a 12345678a 123456a 123456q 123456aa ' +
    'a123456 a1234567 a12345678 a123456789 q123456 aa123456 aaa123 abc123 abc1234 abc12345 abc123456 abcd123 abcd1234 ' +
    'abcabc 123abc asd123 asdasd asdf1234 asdfgh asdfghjk asdfghjkl qwe123 123qwe qweasd qweasdzxc qwe123456 qwer1234 ' +
    'qwerty qwerty123 qwertyuiop qaz123 qazwsx qazwsxedc zxc123 zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3 q1w2e3r4 ' +
    'a1b2c3 a1b2c3d4 woaini woaini123 woaini520 woaini521 woaini1314 iloveyou iloveyou1314 wodemima p@ssw0rd passw0rd ' +
    'letmein welcome welcome1 sunshine princess superman football baseball dragon monkey master shadow michael test123 ' +
    'root123 guest123 user123 888888a 666666a'
  ).split(' '),
);

/** Whether it is one of the words, or a part of one, with at most digits and punctuation around it. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  // eslint-disable-next-line regexp/no-super-linear-move -- a password, whose length is checked before
  const core = password.replace(/^\P{L}+|\P{L}+$/gu, '');
  const isWord = core.length >= (/\p{Script=Han}/u.test(core) ? 2 : 4);
  return isWord && words.some((word) => word.includes(core));
}

/**
 * Whether guesses would begin with a password: one of the most common, or made of the user's own names.
 *
 * @param names username and company
 */
export function isGuessable(password: string, names: readonly (string | null)[]): boolean {
  const lower = password.toLowerCase();
  const own = names.flatMap((name) => (name ? [name.toLowerCase().replace(/\s/g, '')] : []));
  const isName = own.some((name) => name.length >= 6 && lower.includes(name));
  return isName || isMadeOf(lower, [...portalWords, ...own]) || mostCommon.has(lower);
}
