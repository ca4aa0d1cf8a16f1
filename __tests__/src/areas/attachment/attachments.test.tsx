import { render, screen } from '@testing-library/react';
import { Attachments } from '../../../../src/areas/attachment/Attachments';
import { zh } from '../../../../src/i18n/zh';
import { draftsSlice, filesChosen, selectDraft, uploadFailed } from '../../../../src/state/draftsSlice';

test.each([
  [true, 0],
  [undefined, 1],
])('a failed file offers its repetition unless it was refused for itself: %s', (isFinal, count) => {
  const chosen = draftsSlice.reducer(undefined, filesChosen({ id: 'f', files: [{ id: 'a', name: 'a.zip' }] }));
  const failure = { id: 'f', attachment: 'a', message: '文件内容不是有效的压缩文件', ...(isFinal && { isFinal }) };
  const drafts = draftsSlice.reducer(chosen, uploadFailed(failure));
  const none = () => undefined;
  const { attachments } = selectDraft({ drafts }, 'f');
  const acts = { choose: none, retry: none, remove: none, logIn: none };
  render(<Attachments uploads={{ attachments, error: '', isSingle: false, ...acts }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('文件内容不是有效的压缩文件');
  expect(screen.queryAllByRole('button', { name: zh.form.retryUpload('a.zip') })).toHaveLength(count);
});
