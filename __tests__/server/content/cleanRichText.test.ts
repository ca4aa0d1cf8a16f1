import { checkValue } from '../../../server/content/checkValue';
import { cleanRichText } from '../../../server/content/cleanRichText';

describe('stored rich text', () => {
  it.each(['/profile/a.png', 'https://example.com/a.png', 'data:image/png;base64,AAAA'])(
    'keeps a picture from %s',
    (src) => {
      expect(cleanRichText(`<img src="${src}" />`).html).toBe(`<img src="${src}" />`);
    },
  );

  it.each(['data:image/svg+xml;base64,AAAA', 'data:text/html,x', 'javascript:x', 'blob:x', 'a.png'])(
    'drops the address of a picture from %s',
    (src) => {
      expect(cleanRichText(`<img src="${src}" />`).html).toBe('<img />');
    },
  );

  it.each(['javascript:x', 'java\tscript:x', 'data:image/png;base64,AAAA', 'vbscript:x'])(
    'drops the address of a link to %s',
    (href) => {
      expect(cleanRichText(`<p><a href="${href}">文字</a></p>`).html).toBe('<p><a>文字</a></p>');
    },
  );
});

it('stores of an imported text what a page would show of it, and leaves one alone that needs nothing', () => {
  const stored = (html: string) => checkValue(html, { kind: 'rich', label: '正文' });
  expect(stored('<p>甲<span style="display:none">密</span></p><section>乙</section>')).toEqual({
    value: '<p>甲</p><p>乙</p>',
  });
  const own = '<p>甲<br>乙</p>\n<ol start="3"><li>丙</li></ol><img src="/profile/a.png" alt="图">';
  expect(stored(own)).toEqual({ value: own });
});
