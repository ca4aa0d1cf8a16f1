import { preloadHeader } from '../../../server/pages/preloadHeader';

it('requests an image in the widths and sizes of its element', () => {
  const element =
    '<link rel="preload" as="image" imageSrcSet="/p/a?w=640&amp;q=1 640w, /p/a?w=1280 1280w" imageSizes="(min-width: 900px) 50vw, 100vw" fetchPriority="high"/>';
  expect(preloadHeader(element)).toBe(
    '</p/a?w=640&q=1>; rel=preload; as="image"; fetchpriority="high"; ' +
      'imagesrcset="/p/a?w=640&q=1 640w, /p/a?w=1280 1280w"; imagesizes="(min-width: 900px) 50vw, 100vw"',
  );
});

it('says no sizes of an image of one width: the browser would wait for the document', () => {
  const element = '<link rel="preload" as="image" href="/a.jpg" imageSizes="100vw" fetchPriority="high"/>';
  expect(preloadHeader(element)).toBe('</a.jpg>; rel=preload; as="image"; fetchpriority="high"');
});

it('requests several, and leaves out what no header may contain', () => {
  const elements = ['/a.webp', '/乙.webp', '/c&quot;.webp', '/d&gt;.webp', '/e\n.webp', '/f.webp'].map(
    (href) => `<link rel="preload" href="${href}" as="image"/>`,
  );
  expect(preloadHeader(elements.join(''))).toBe(
    '</a.webp>; rel=preload; as="image", </f.webp>; rel=preload; as="image"',
  );
});

it('is empty without preloads', () => expect(preloadHeader('')).toBe(''));
