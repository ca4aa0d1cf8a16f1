import { NoWrapText } from '../../../src/components/NoWrapText';
import * as words from '../../../src/lib/splitWords';
import { renderOnServer, hydrateServerRendered, openServerRendered } from '../../support/serverRenderedRichText';

jest.mock('../../../src/lib/splitWords', () => ({
  __esModule: true,
  ...jest.requireActual('../../../src/lib/splitWords'),
}));

const title = '数字化转型应用商城，最高 120 万元';

it.each<[string, typeof words.splitWords]>([
  ['cannot part words', () => null],
  ['parts words in other places', (text) => [{ phrase: text, isMeasure: false }]],
])('a title hydrates if the browser %s', (_which, splitWords) => {
  const element = <NoWrapText text={title} />;
  const drawn = renderOnServer(element);
  const container = openServerRendered(drawn);
  expect(container.querySelectorAll('wbr').length).toBeGreaterThan(0);
  const before = container.innerHTML;
  jest.spyOn(words, 'splitWords').mockImplementation(splitWords);
  const { complaints, rerender } = hydrateServerRendered(element, drawn, container);
  expect(complaints).toEqual([]);
  expect(container.innerHTML).toBe(before);
  rerender(<NoWrapText text="企业政策" />);
  expect(container.textContent).toBe('企业政策');
});
