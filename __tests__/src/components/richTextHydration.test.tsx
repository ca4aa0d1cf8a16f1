import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RichText, TextArticle } from '../../../src/components/RichText';
import { renderOnServer, hydrateServerRendered, openServerRendered } from '../../support/serverRenderedRichText';

const mockScript = { arrives: false };

// What the server has drawn needs no sanitiser.
jest.mock('../../../src/components/markup/sanitizeInBrowser', () => {
  if (!mockScript.arrives) throw new Error('the script did not arrive');
  return jest.requireActual<object>('../../../src/components/markup/sanitizeInBrowser');
});

const replacement = '/icons/picture-default.svg';

const source = [
  '<h2>一、对象</h2><p style="text-align: center; color: red">最高 120 万元。</p><p><img src="/profile/a.png" alt="图"></p>',
  '<h2>二、条件</h2><table><tr><th>额度</th><th>期限</th></tr><tr><td>500 万元</td><td>最长不超过十二个月</td></tr></table>',
  '<h2>三、期限</h2><p>三年。</p>',
].join('');

const article = (
  <MemoryRouter>
    <TextArticle title="扶持办法" facts={[{ title: '文件信息', facts: [] }]} html={source} />
  </MemoryRouter>
);

it('is complete before its script, without a style attribute, and taken over by the very nodes, without a complaint', () => {
  const rendered = renderOnServer(article);
  const container = openServerRendered(rendered);
  expect(within(container).getByRole('heading', { name: '一、对象' })).toHaveAttribute('id', 'part-1');
  expect(within(container).getByRole('navigation', { name: '目录' })).toHaveTextContent('对象条件期限');
  expect(within(container).getByRole('link', { name: '条件' })).toHaveAttribute('href', '/#part-2');
  expect(within(container).getByText('120 万元').parentElement).toHaveStyle({ color: 'rgb(255, 0, 0)' });
  expect(within(container).getByText('500 万元').closest('td')).toHaveAttribute('data-label', '额度');
  expect(container.querySelector('[style]')).toBeNull();
  const before = container.innerHTML;
  const nodes = [...container.querySelectorAll('*')];
  const { complaints } = hydrateServerRendered(article, rendered, container);
  expect(container.innerHTML).toBe(before);
  expect([...container.querySelectorAll('*')].every((node, place) => node === nodes[place])).toBe(true);
  expect(complaints).toEqual([]);
});

it('stays unchanged when the page re-renders', () => {
  const { container, complaints, rerender } = hydrateServerRendered(<RichText html={source} fallback="暂无" />);
  const picture = screen.getByRole('img');
  rerender(<RichText html={source} fallback="暂无内容" />);
  expect(screen.getByRole('img')).toBe(picture);
  expect(container).toHaveTextContent('最高 120 万元。');
  expect(complaints).toEqual([]);
});

it('replaces a picture that had failed before the script came', () => {
  const rendered = renderOnServer(<RichText html={source} fallback="" />);
  const container = openServerRendered(rendered);
  Object.defineProperty(container.querySelector('img'), 'complete', { value: true });
  hydrateServerRendered(<RichText html={source} fallback="" />, rendered, container);
  expect(screen.getByRole('img')).toHaveAttribute('src', replacement);
});

it('reports that the sanitiser failed to load, shows nothing unsanitised, and retries', async () => {
  const { container } = render(article);
  expect(screen.getByRole('status')).toHaveTextContent('加载中');
  expect(await screen.findByText('数据加载失败，请稍后重试')).toBeVisible();
  expect(container).not.toHaveTextContent('三年');
  expect(screen.getByRole('heading', { name: '扶持办法' })).toBeVisible();

  mockScript.arrives = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '二、条件' })).toHaveAttribute('id', 'part-2');
  expect(screen.getByRole('navigation', { name: '目录' })).toHaveTextContent('对象条件期限');
});

it('shows a text at once when the sanitiser has loaded', () => {
  render(article);
  expect(screen.getByRole('heading', { name: '二、条件' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
