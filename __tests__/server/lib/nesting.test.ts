import { cleanRichText } from '../../../server/content/cleanRichText';
import { withoutBreaks } from '../../../server/content/cells';
import { tooDeepAt } from '../../../server/lib/nesting';

const nested = (deep: number, inner = '') => `${'<b>'.repeat(deep)}${inner}${'</b>'.repeat(deep)}`;

describe('nested elements', () => {
  it('are too deep from the 513th on, wherever it is', () => {
    expect(tooDeepAt(nested(512, '好'))).toBeNull();
    expect(tooDeepAt(`<p>${nested(512)}`)).toBe(3 + 511 * 3);
  });

  it('are not counted if each ends before the next, explicitly or not', () => {
    expect(tooDeepAt('<p>一</p>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<ul><li>一<li>二</ul><br><img>'.repeat(2000))).toBeNull();
    expect(tooDeepAt('<table><tr><td>一<td>二<tr><td>三</table>'.repeat(1000))).toBeNull();
  });

  it('lose their tags beyond the limit and keep their text', () => {
    const kept = cleanRichText(`<p>一</p>${nested(60_000, '二')}<p>三</p>`).html;
    expect(kept.replace(/<[^>]*>/g, '')).toBe('一二三');
    expect(kept.startsWith('<p>一</p><b>')).toBe(true);
  });

  // A complete parse takes quadratic time: it goes over all open elements with each tag.
  it('are parsed only up to the limit', () => {
    const place = tooDeepAt('<b>'.repeat(60_000));
    expect(tooDeepAt('<b>'.repeat(120_000))).toBe(place);
  });
});

describe('line breaks between blocks', () => {
  it('are removed with their indentation, and others stay', () => {
    expect(withoutBreaks('<h2>一</h2> \n\n  <p>二 \n 三</p>\t\n<ul>\n  <li>四 五</li>\n</ul>\n')).toBe(
      '<h2>一</h2><p>二 \n 三</p><ul><li>四 五</li></ul>',
    );
    expect(withoutBreaks('一　 \n<p>二</p>')).toBe('一　<p>二</p>');
  });

  // Backtracking patterns would take minutes.
  it.each(['\n', ' ', '<p', '<p ', ' <b>'])('are processed in linear time: nothing but %j', (some) => {
    const most = `一${some.repeat(100_000)}二`;
    expect(withoutBreaks(most) === most).toBe(true);
  });
});
