import { Parser } from 'htmlparser2';

/** Elements that are open at once: as many as browsers keep within each other. */
export const deepestNesting = 512;

/**
 * Where a text's elements come to be nested deeper than any browser nests them, null for nowhere. Who parses such a text
 * to its end goes over all open elements with each tag; this parses no further.
 */
export function tooDeepAt(html: string): number | null {
  // Most texts have fewer tags altogether.
  if ((html.match(/<[a-z]/gi)?.length ?? 0) <= deepestNesting) return null;
  let open = 0;
  let place: number | null = null;
  const parser = new Parser({
    onopentagname() {
      open += 1;
      if (open <= deepestNesting || place !== null) return;
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

/** A text without the tags that stand behind such a place; their words stay. */
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
