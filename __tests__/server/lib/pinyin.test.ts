import { pinyinOf } from '../../../server/lib/pinyin';

it('returns the pinyin of a word, in full and as initials', () => {
  expect(pinyinOf('政策')).toEqual({ pinyin: 'zhengce', initials: 'zc' });
});

it.each(['𠮷野', '𠮷', 'iso'])('returns nothing for %s, which has a character without a reading', (word) => {
  expect(pinyinOf(word)).toBeNull();
});
