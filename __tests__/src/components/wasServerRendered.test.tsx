import { render } from '@testing-library/react';
import { useWasServerRendered } from '../../../src/components/hydration';
import { renderOnServer, hydrateServerRendered, openServerRendered } from '../../support/serverRenderedRichText';

it('remembers what was server-rendered, without a second render', () => {
  let times = 0;
  const Part = () => {
    times += 1;
    return <p>{String(useWasServerRendered())}</p>;
  };
  const drawn = renderOnServer(<Part />);
  const container = openServerRendered(drawn);
  times = 0;
  const { complaints, rerender } = hydrateServerRendered(<Part />, drawn, container);
  expect(complaints).toEqual([]);
  expect(times).toBe(1);
  rerender(<Part />);
  expect(container.textContent).toBe('true');
});

it('knows what was rendered by the browser later', () => {
  const Part = () => <p>{String(useWasServerRendered())}</p>;
  expect(render(<Part />).container.textContent).toBe('false');
});
