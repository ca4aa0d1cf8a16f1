import { render, screen } from '@testing-library/react';
import { AfterPaint } from '../../../src/components/ArticleLayout';
import { IsReturnContext } from '../../../src/components/hooks';

const page = (isReturn: boolean) => (
  <IsReturnContext value={isReturn}>
    <AfterPaint>
      <p>相关内容</p>
    </AfterPaint>
  </IsReturnContext>
);

it('shows what is below the first screen once the page has been painted', async () => {
  render(page(false));
  expect(screen.queryByText('相关内容')).toBeNull();
  expect(await screen.findByText('相关内容')).toBeInTheDocument();
});

it('shows it at once where the visitor comes back to, whose place may be in it', () => {
  render(page(true));
  expect(screen.getByText('相关内容')).toBeInTheDocument();
});
