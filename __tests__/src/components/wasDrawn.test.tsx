import { render } from '@testing-library/react';
import { useWasDrawn } from '../../../src/components/useWasDrawn';
import { drawOnServer, hydrateDrawn, openDrawn } from '../../support/drawnRichText';

it('knows for good what the server has drawn, and does not draw it a second time', () => {
  let times = 0;
  const Part = () => {
    times += 1;
    return <p>{String(useWasDrawn())}</p>;
  };
  const drawn = drawOnServer(<Part />);
  const container = openDrawn(drawn);
  times = 0;
  const { complaints, rerender } = hydrateDrawn(<Part />, drawn, container);
  expect(complaints).toEqual([]);
  expect(times).toBe(1);
  rerender(<Part />);
  expect(container.textContent).toBe('true');
});

it('knows what appears in the browser later', () => {
  const Part = () => <p>{String(useWasDrawn())}</p>;
  expect(render(<Part />).container.textContent).toBe('false');
});
