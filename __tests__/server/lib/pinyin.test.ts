import { pinyinOf } from '../../../server/lib/pinyin';

it('knows how a word is typed, whole and by its initials', () => {
  expect(pinyinOf('政策')).toEqual({ pinyin: 'zhengce', initials: 'zc' });
});

it.each(['𠮷野', '𠮷', 'iso'])('knows no sound of %s, which has a sign without one', (word) => {
  expect(pinyinOf(word)).toBeNull();
});
