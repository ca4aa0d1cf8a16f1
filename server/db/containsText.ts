import { sql, type RawBuilder } from 'kysely';
import { isPostgres } from './isPostgres';
import { radicalsOf, visibleText } from '../lib/searchTerms';
import type { Store } from './schema';

/** Invisible characters in texts from chats and PDFs: zero-width spaces and joiners, soft hyphens, byte order marks. */
const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff'];

/**
 * Case-insensitive substring match, without wildcards. Invisible characters and radicals in place of characters are read
 * as in a search of the portal; width counts, except that the text may be in half width in the column.
 */
export function containsText(db: Store, column: string, text: string): RawBuilder<boolean> {
  const wanted = visibleText(text);
  const plain = sql`${sql.ref(column)}`;
  const read = [...invisible.map((character) => [character, '']), ...radicalsOf(wanted)].reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${from}, ${to})`,
    plain,
  );
  const like = isPostgres(db) ? sql`ilike` : sql`like`;
  const varied = new Set(radicalsOf(wanted).map(([, to]) => to));
  const patterns = [...new Set([wanted, wanted.normalize('NFKC')])].map((one) => {
    const literal = (character: string) => character.replace(/[\\%_]/g, '\\$&');
    const whole = `%${literal(one)}%`;
    // Its characters in order, whatever is between them: hardly a row is left to be read anew.
    const spread = Array.from(one, (character) => (varied.has(character) ? '_' : literal(character))).join('%');
    const holds = (text: RawBuilder<unknown>, pattern: string) => sql`${text} ${like} ${pattern} escape '\\'`;
    return sql`(${holds(plain, whole)} or (${holds(plain, `%${spread}%`)} and ${holds(read, whole)}))`;
  });
  return sql<boolean>`(${sql.join(patterns, sql` or `)})`;
}

/** Prefix match, using an index with binary collation. */
export function beginsWith(db: Store, column: string, text: string): RawBuilder<boolean> {
  const sorted = isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column);
  return sql<boolean>`${sorted} >= ${text} and ${sorted} < ${`${text}\u{10ffff}`}`;
}
