import { browserRichTexts } from '../../../src/components/markup/RichTextContext';
import { prepareRichTexts } from '../../../src/components/markup/prepareRichTexts';

it('sanitises the rich texts of a response before its page is opened', async () => {
  const source = '<h2>申报条件</h2><p>注册满一年<script>alert(1)</script></p>';
  const texts = browserRichTexts();
  await prepareRichTexts(texts, { fdTitle: '标题', fdContent: source, fdClass: 3 });
  expect(texts.factsOf(source)).toMatchObject({ headings: [{ text: '申报条件' }], isBlank: false });
  expect(texts.nodesOf(source)?.textContent).toBe('申报条件注册满一年');
});

it.each([[null], [[{ fdContent: '<p>内容</p>' }]], [{ rows: [], total: 0 }]])(
  'finds nothing to do in %j',
  async (answer) => {
    const nodesOf = jest.fn();
    await prepareRichTexts({ factsOf: jest.fn(), nodesOf }, answer);
    expect(nodesOf).not.toHaveBeenCalled();
  },
);
