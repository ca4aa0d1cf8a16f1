import { cleanRichText } from '../../../server/content/cleanRichText';
import { withoutBreaks } from '../../../server/content/cells';
import { tooDeepAt } from '../../../server/lib/nesting';

const nested = (deep: number, inner = '') => `${'<b>'.repeat(deep)}${inner}${'</b>'.repeat(deep)}`;

describe('elements within each other', () => {
  it('are too deep from the 513th on, wherever it stands', () => {
    expect(tooDeepAt(nested(512, '好'))).toBeNull();
    expect(tooDeepAt(`<p>${nested(512)}`)).toBe(3 + 511 * 3);
  });

  it('are none where each ends before the next, says so or not', () => {
    expect(tooDeepAt('<p>一</p>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<ul><li>一<li>二</ul><br><img>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<table><tr><td>一<td>二<tr><td>三</table>'.repeat(1000))).toBeNull();
  });

  it('lose their tags beyond that and keep their words', () => {
    const kept = cleanRichText(`<p>一</p>${nested(60_000, '二')}<p>三</p>`);
    expect(kept.replace(/<[^>]*>/g, '')).toBe('一二三');
    expect(kept.startsWith('<p>一</p><b>')).toBe(true);
  });

  // Whoever parses it to its end goes over as many open elements with each tag: twice the text, four times the work.
  it('are parsed only as far as they are too deep', () => {
    const place = tooDeepAt('<b>'.repeat(60_000));
    expect(tooDeepAt('<b>'.repeat(120_000))).toBe(place);
  });
});

describe('line breaks between blocks', () => {
  it('go with their indents, and others stay', () => {
    expect(withoutBreaks('<h2>一</h2> \n\n  <p>二 \n 三</p>\t\n<ul>\n  <li>四 五</li>\n</ul>\n')).toBe(
      '<h2>一</h2><p>二 \n 三</p><ul><li>四 五</li></ul>',
    );
    expect(withoutBreaks('一　 \n<p>二</p>')).toBe('一　<p>二</p>');
  });

  // Patterns that begin anew with each of them would be at it for minutes.
  it.each(['\n', ' ', '<p', '<p ', ' <b>'])('are looked through once: nothing but %j', (some) => {
    const most = `一${some.repeat(100_000)}二`;
    expect(withoutBreaks(most) === most).toBe(true);
  });
});
