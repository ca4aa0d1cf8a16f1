import { render, screen } from '@testing-library/react';
import { MarkedTitle } from '../../../../src/areas/search/SearchHits';
import styles from '../../../../src/areas/search/MarkedText.module.css';
import { NoWrapText } from '../../../../src/components/NoWrapText';
import * as words from '../../../../src/lib/splitWords';
import { renderOnServer, hydrateServerRendered, openServerRendered } from '../../../support/serverRenderedRichText';

jest.mock('../../../../src/lib/splitWords', () => ({
  __esModule: true,
  ...jest.requireActual('../../../../src/lib/splitWords'),
}));

/** The title with a `|` at each break opportunity. */
const lines = (element: HTMLElement) => element.innerHTML.replace(/<wbr[^>]*>/g, '|').replace(/<[^>]+>/g, '');

it.each([
  [['关于开展', '数字化改造', '补助申报的通知'], '关于|开展|数字化改造|补助|申报的|通知'],
  [['', '封边', '条，最高 120 万元'], '封边条，|最高 120 万元'],
  [['板材'], '板材'],
])('a title with matches wraps between its words and not inside them: %j', (parts, broken) => {
  const { container } = render(<MarkedTitle parts={parts} />);
  expect(lines(container)).toBe(broken);
  expect(container.textContent).toBe(parts.join(''));
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(
    parts.filter((_, place) => place % 2 === 1),
  );
});

it('keeps a short match on one line, and lets a long one wrap', () => {
  render(<MarkedTitle parts={['关于', '定制家居板材', '的', '全屋定制家居产业链', '通知']} />);
  expect(screen.getByText('定制家居板材')).toHaveClass(styles.short);
  expect(screen.getByText('定制家居板材').innerHTML).toBe('定制家居板材');
  const long = screen.getByText((_, element) => element?.tagName === 'MARK' && element.textContent!.startsWith('全屋'));
  expect(long).not.toHaveClass(styles.short);
  expect(lines(long)).toContain('|');
});

it('is plain text with its matches if the browser cannot segment words', () => {
  jest.spyOn(words, 'splitWords').mockReturnValue(null);
  const { container } = render(<MarkedTitle parts={['绿色', '板材', '应用']} />);
  expect(container.innerHTML).not.toContain('<wbr');
  expect(screen.getByText('板材').tagName).toBe('MARK');
});

describe.each([
  ['a title', <NoWrapText key="a" text="数字化转型应用商城，最高 120 万元" />, <NoWrapText key="a" text="岩板" />],
  [
    'a title with matches',
    <MarkedTitle key="b" parts={['关于开展', '数字化改造', '补助申报的通知']} />,
    <MarkedTitle key="b" parts={['', '岩板']} />,
  ],
])('%s of the server', (_which, element, next) => {
  const one: typeof words.splitWords = (text) => [{ phrase: text, isMeasure: false }];

  it.each([
    ['the browser cannot part words', words.splitWords, () => null],
    ['the browser parts words in other places', words.splitWords, one],
    ['the server could not', () => null, words.splitWords],
  ])('hydrates as it was drawn if %s', (_when, onServer, inBrowser) => {
    const splitting = jest.spyOn(words, 'splitWords').mockImplementation(onServer);
    const rendered = renderOnServer(element);
    const container = openServerRendered(rendered);
    const before = container.innerHTML;
    expect(before.includes('<wbr')).toBe(onServer('关于开展补助') !== null);
    splitting.mockImplementation(inBrowser);
    const { complaints, rerender } = hydrateServerRendered(element, rendered, container);
    expect(complaints).toEqual([]);
    expect(container.innerHTML).toBe(before);
    rerender(next);
    expect(container.textContent).toBe('岩板');
  });
});
