import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/Picture';
import { RenderingContext } from '../../../src/components/hydration';
import { Stars } from '../../../src/components/Stars';
import { failPicture, hydrated } from '../../support/hydrated';
import { unsafeLinks } from '../../support/unsafeLinks';

describe('a remote picture', () => {
  const fallback = '/icons/picture-default.svg';
  const of = (src: unknown) => <Picture src={src} alt="样板" fallback={fallback} width={320} height={200} />;
  const show = (src: unknown) => {
    render(of(src));
    return screen.getByRole('img', { name: '样板' });
  };

  it.each(unsafeLinks)('is replaced by the default one for %p', (src) =>
    expect(show(src)).toHaveAttribute('src', fallback),
  );

  it('tries again when the entry names another picture', () => {
    const { rerender } = render(of('/a.png'));
    fireEvent.error(screen.getByRole('img'));
    rerender(of('/c.png'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/c.png');
  });

  it('falls back when it had failed before hydration', () => {
    hydrated(of('/profile/a.png'), failPicture);
    expect(screen.getByRole('img', { name: '样板' })).toHaveAttribute('src', fallback);
  });

  const folder = `/profile/uploads/${'0123456789abcdef'.repeat(2)}`;

  it('is loaded at display size when uploaded here, and never enlarged', () => {
    const picture = show(`${folder}/1600x400.jpg`);
    expect(picture).toHaveAttribute('src', `${folder}/1600x400.jpg`);
    expect(picture.getAttribute('srcset')).toBe(
      [96, 320, 480, 640, 800, 960, 1280].map((width) => `${folder}/${width}.jpg ${width}w, `).join('') +
        `${folder}/1600x400.jpg 1600w`,
    );
    // It fills the height, and is cut at the sides.
    expect(picture).toHaveAttribute('sizes', '800px');
    fireEvent.error(picture);
    expect([picture.getAttribute('src'), picture.hasAttribute('srcset')]).toEqual([fallback, false]);
  });

  it("is asked for at display size when it is the operator's own, where the server offers that", () => {
    const src = '/profile/pictures/外景.jpg';
    const picture = <Picture src={src} alt="横幅" fallback="/b.svg" width={320} height={100} />;
    render(<RenderingContext value={{ at: null, sizesPictures: true }}>{picture}</RenderingContext>);
    const shown = encodeURI(src);
    const srcset = screen.getByRole('img').getAttribute('srcset')!;
    expect(srcset).toContain(`${shown}?w=480 480w, ${shown}?w=640 640w`);
    expect(screen.getByRole('img')).toHaveAttribute('src', shown);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });

  it.each([
    [`${folder}/90x30.png`, `${folder}/90x30.png 90w`],
    ['/profile/a.png', null],
    ['https://pictures.example/1600x400.jpg', null],
  ])('has no other size when it is small, or comes from elsewhere: %s', (src, sizes) => {
    expect(show(src).getAttribute('srcset')).toBe(sizes);
  });

  // HTML forbids it elsewhere, and with sizes in a preload Chromium waits for the document's viewport.
  it('says how wide it is shown only where it has widths to choose from', () => {
    const of = (src: string) => (
      <Picture src={src} alt="横幅" fallback="/b.svg" width={1600} height={400} sizes="100vw" />
    );
    const { rerender } = render(of(`${folder}/1600x400.jpg`));
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '100vw');
    rerender(of('/profile/banner.svg'));
    expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
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
