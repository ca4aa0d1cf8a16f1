import { describe as describeText, shorten } from '../../../../src/routes/head/describe';

it('uses the sentences of a text, without markup and headings', () => {
  expect(describeText('<h2>通知</h2><p>各企业：</p><p>细则<b>共十二条</b>。</p><script>x</script>', '另述')).toBe(
    '细则共十二条。',
  );
});

it('uses the fallback for an empty text', () => {
  expect(describeText(null, '订单贷，示例银行提供')).toBe('订单贷，示例银行提供');
  expect(describeText('<p> </p>', '另述')).toBe('另述');
});

it('ends with a whole sentence where a long text has one early enough', () => {
  const first = `${'一'.repeat(60)}。`;
  expect(shorten(first + '二'.repeat(200))).toBe(first);
});

it('cuts a sentence that is too long, and never a character in halves', () => {
  const cut = shorten('𠀀'.repeat(300));
  expect(Array.from(cut)).toHaveLength(120);
  expect(cut.endsWith('𠀀…')).toBe(true);
});
