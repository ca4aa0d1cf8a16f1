import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ArticleList } from '../../../src/components/ArticleList';
import { CategorizedArticle } from '../../../src/components/CategorizedArticle';

/** The views of article areas: docs/behaviour/news.md. */

const article = { title: '通知', date: '2025-06-18', text: '<p>正文</p>' };

test.each([
  ['has none', {}, 0],
  ['has some, but this one none', { category: null }, 1],
])('of an area that %s, the category is left out or missing', (_what, more, places) => {
  const { unmount } = render(
    <MemoryRouter>
      <ArticleList label="列表" articles={[{ ...article, ...more, key: 'x1', to: '/' }]} categories={[]} />
    </MemoryRouter>,
  );
  expect(screen.queryAllByText('--')).toHaveLength(places);
  unmount();
  render(
    <MemoryRouter>
      <CategorizedArticle article={{ ...article, ...more }} kind="" section={{ category: () => '/' }} />
    </MemoryRouter>,
  );
  expect(screen.queryAllByText('类别')).toHaveLength(places);
});
