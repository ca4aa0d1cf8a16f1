import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Picture } from '../../../src/components/Picture';
import { Stars } from '../../../src/components/Stars';
import { unsafeLinks } from '../../support/unsafeLinks';

describe('a remote picture', () => {
  const show = (src: unknown) => {
    render(<Picture src={src} alt="样板" fallback="/icons/picture-default.svg" />);
    return screen.getByRole('img', { name: '样板' });
  };

  it('falls back once when it does not load, and leaves a failing fallback alone', () => {
    const picture = show('/profile/a.png');
    expect(picture).toHaveAttribute('src', '/profile/a.png');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/icons/picture-default.svg');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/icons/picture-default.svg');
  });

  it.each(unsafeLinks)('is replaced by the default one for %p', (src) =>
    expect(show(src)).toHaveAttribute('src', '/icons/picture-default.svg'),
  );

  it('tries again when the entry names another picture', () => {
    const { rerender } = render(<Picture src="/a.png" alt="甲" fallback="/b.svg" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Picture src="/c.png" alt="甲" fallback="/b.svg" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/c.png');
  });

  it('falls back when it had failed before the script of a drawn page came', () => {
    const picture = <Picture src="/profile/a.png" alt="样板" fallback="/icons/picture-default.svg" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(picture);
    Object.defineProperty(container.querySelector('img'), 'complete', { value: true });
    render(picture, { container, hydrate: true });
    expect(screen.getByRole('img', { name: '样板' })).toHaveAttribute('src', '/icons/picture-default.svg');
  });
});

describe('a rating', () => {
  it.each([
    [4.5, '评分 4.5 星'],
    ['4', '评分 4 星'],
    [7, '评分 5 星'],
    [-1, '评分 0 星'],
    [0, '评分 0 星'],
  ])('of %p has the name %s', (rating, name) => {
    render(<Stars rating={rating} />);
    expect(screen.getByRole('img', { name })).toBeVisible();
  });

  it.each([null, undefined, '', '暂无'])('of %p shows no stars', (rating) => {
    render(<Stars rating={rating} />);
    expect(screen.getByText('暂无评分')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
