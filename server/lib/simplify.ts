import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './files';

/**
 * Pairs of a traditional and a simplified character: the one-to-one mappings of OpenCC 1.4 (its tables TSCharacters and
 * HKVariantsRev; see its LICENSE.txt), and at the end a few spellings of the trade. Characters that simplified
 * texts use as well, such as 著, 覆 and in names 乾 and 昇, are not mapped. Changing this or the spellings changes the
 * search index: increment `made` in server/db/searchIndex.ts.
 */
const pairs = fs
  .readFileSync(path.join(repositoryRoot(), 'server/lib/characters/simplified.txt'), 'utf8')
  .replaceAll('\n', '');

/** Simplified character by UTF-16 code unit, or 0. */
const simplified = new Uint16Array(0x10000);
for (let at = 0; at < pairs.length; at += 2) simplified[pairs.charCodeAt(at)] = pairs.charCodeAt(at + 1);

/** Characters mapped in some words only, depending on their simplified neighbours. */
const inWords: Record<string, string> = { 俱: '具', 乾: '干', 夥: '伙', 徵: '征', 昇: '升', 氾: '泛', 祕: '秘' };

/**
 * 傢俱 (simplified 家俱) is a variant of 家具, but not within 企业家俱乐部; 乾燥 means dry, 乾元 is a name; 徵集 means to solicit, 魏徵 is
 * a name.
 */
// eslint-disable-next-line no-restricted-syntax -- made of constants
const otherSpelling = new RegExp(
  [
    '(?<=家)俱(?!乐)',
    '乾(?=[燥湿净洗粉挂式法货])|(?<=[烘晾晒风])乾(?![元坤])',
    '夥(?=伴)|(?<=合)夥',
    '徵(?=[求集收信税稿文用地询聘召订])|(?<=[特象应])徵',
    '昇(?=[降级])|(?<=提)昇',
    '氾(?=滥)',
    '祕(?=[密书])|(?<=[奥神])祕',
  ].join('|'),
  'g',
);

/** Converts a text to simplified characters; its length stays the same. */
export function simplify(text: string): string {
  let result = '';
  let done = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = simplified[text.charCodeAt(at)]!;
    if (character === 0) continue;
    result += text.slice(done, at) + String.fromCharCode(character);
    done = at + 1;
  }
  return (result + text.slice(done)).replace(otherSpelling, (character) => inWords[character]!);
}
