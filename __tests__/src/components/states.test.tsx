import { queryStatus } from '../../../src/components/QueryBoundary';

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
