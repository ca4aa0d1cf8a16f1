import fc from 'fast-check';
import { plainText } from '../../../src/lib/plainText';

it('keeps the words of rich text, a blank where a paragraph ends without a mark', () => {
  expect(plainText('<h2>一、范围</h2><p>木作 &amp; 涂装&nbsp;厂</p>')).toBe('一、范围 木作 & 涂装 厂');
});

it('drops scripts, styles, comments and tags that are not closed', () => {
  expect(plainText('<style>p{}</style>甲<script>alert(1)</script>乙<!-- 丙 --><p onclick="x">丁<script>戊')).toBe(
    '甲 乙 丁',
  );
});

it('counts the cut in code points, so that no character is torn apart', () => {
  expect(plainText('𠮷'.repeat(101), 100)).toBe(`${'𠮷'.repeat(100)}…`);
  expect(plainText('𠮷'.repeat(100), 100)).toBe('𠮷'.repeat(100));
});

it('reads numeric references and leaves unknown ones', () => {
  expect(plainText('&#26495;&#x6750; &unknown; &#0;')).toBe('板材 &unknown;');
});

it.each([null, undefined, {}, []])('is empty for %p', (value) => expect(plainText(value)).toBe(''));

it('never grows longer than asked, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (html, length) => {
      expect(Array.from(plainText(html, length)).length).toBeLessThanOrEqual(length + 1);
    }),
  );
});
