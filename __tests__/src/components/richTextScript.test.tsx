import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TextArticle } from '../../../src/components/TextArticle';

const mockScript = { arrives: false };

jest.mock('../../../src/components/markup/sanitizeInBrowser', () => {
  if (!mockScript.arrives) throw new Error('the script did not arrive');
  return jest.requireActual<object>('../../../src/components/markup/sanitizeInBrowser');
});

const source = '<h2>一、对象</h2><p>甲</p><h2>二、条件</h2><p>乙</p><h2>三、期限</h2><p>丙</p>';

const show = () =>
  render(
    <MemoryRouter>
      <TextArticle title="扶持办法" facts={[{ title: '文件信息', facts: [] }]} html={source} />
    </MemoryRouter>,
  );

it('reports that the sanitiser failed to load, shows nothing unsanitised, and retries', async () => {
  const { container } = show();
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  expect(await screen.findByText('数据加载失败，请稍后重试')).toBeVisible();
  expect(container).not.toHaveTextContent('甲');
  expect(screen.getByRole('heading', { name: '扶持办法' })).toBeVisible();

  mockScript.arrives = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '二、条件' })).toHaveAttribute('id', 'part-2');
  expect(screen.getByRole('navigation', { name: '目录' })).toHaveTextContent('对象条件期限');
});

it('shows a text at once when the sanitiser has loaded', () => {
  show();
  expect(screen.getByRole('heading', { name: '二、条件' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
