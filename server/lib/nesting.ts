import { Parser } from 'htmlparser2';

/** Maximum nesting depth, as in browsers. */
export const maxNesting = 512;

/**
 * Position at which elements are nested deeper than the maximum, or null. Parsing such a text to its end would take
 * quadratic time; this stops there.
 */
export function tooDeepAt(html: string): number | null {
  // Most texts have fewer tags altogether.
  if ((html.match(/<[a-z]/gi)?.length ?? 0) <= maxNesting) return null;
  let open = 0;
  let place: number | null = null;
  const parser = new Parser({
    onopentagname() {
      open += 1;
      if (open <= maxNesting || place !== null) return;
      place = parser.startIndex;
      parser.pause();
    },
    onclosetag() {
      open -= 1;
    },
  });
  parser.write(html);
  return place;
}

/** Removes the tags after such a position; their text stays. */
export function withoutDeepTags(html: string): string {
  const place = tooDeepAt(html);
  return place === null
    ? html
    : html.slice(0, place) +
        html
          .slice(place)
          .replace(/<[^<>]*>/g, '')
          .replaceAll('<', '&lt;');
}
