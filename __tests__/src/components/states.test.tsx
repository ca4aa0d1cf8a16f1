import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryBoundary } from '../../../src/components/QueryBoundary';
import { queryStatus } from '../../../src/components/status';

const idle = { isFetching: false, isError: false };

describe('the status of a query', () => {
  it.each([
    ['loading', { currentData: undefined, isFetching: true, isError: false }],
    ['failed', { currentData: undefined, isFetching: false, isError: true }],
    ['failed', { currentData: null, ...idle }],
    ['loading', { currentData: null, isFetching: true, isError: false }],
    ['ready', { currentData: [1], ...idle }],
    ['empty', { currentData: [], ...idle }],
  ] as const)('is %s for %j', (status, answer) => {
    expect(queryStatus<readonly number[]>(answer, (rows) => rows.length === 0)).toBe(status);
  });

  it('keeps its data while refetching, and when that fails', () => {
    expect(queryStatus({ currentData: [1], isFetching: true, isError: false })).toBe('ready');
    expect(queryStatus({ currentData: [1], isFetching: false, isError: true })).toBe('ready');
  });

  it('is loading while another page loads, whatever the previous page held', () => {
    expect(queryStatus({ data: [1], currentData: undefined, isFetching: true, isError: false })).toBe('loading');
  });
});

describe('the four states', () => {
  const show = (status: 'loading' | 'failed' | 'empty' | 'ready', failedText?: string) => {
    const onRetry = jest.fn();
    render(
      <QueryBoundary status={status} onRetry={onRetry} failedText={failedText}>
        <p>内容</p>
      </QueryBoundary>,
    );
    return onRetry;
  };

  it('shows 加载中… while loading, and nothing else', () => {
    show('loading');
    expect(screen.getByRole('status')).toHaveTextContent('加载中…');
    expect(screen.queryByText('内容')).toBeNull();
  });

  it('offers 重试 after a failure', async () => {
    const onRetry = show('failed');
    expect(screen.getByText('暂无数据')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows the caller’s own message if there is one', () => {
    show('failed', '数据加载失败，请稍后重试');
    expect(screen.getByText('数据加载失败，请稍后重试')).toBeVisible();
  });

  it('shows 暂无数据 without 重试 for an empty list', () => {
    show('empty');
    expect(screen.getByText('暂无数据')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
