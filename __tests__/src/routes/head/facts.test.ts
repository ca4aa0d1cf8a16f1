import { isoDay, isoTime, bitmapOf } from '../../../../src/routes/head/describe';
import { jsonLd } from '../../../../src/routes/head/jsonLd';

it.each([
  ['2026-06-16 08:00:00', '2026-06-16T08:00:00+08:00'],
  ['2026-06-16', '2026-06-16'],
  ['2026/6/1', '2026-06-01'],
  ['2026-06-16T20:00:00Z', '2026-06-17'],
  ['2026-13-45', undefined],
  ['2026-02-30', undefined],
  ['soon', undefined],
  [null, undefined],
])('writes the date %s as ISO 8601', (text, iso) => {
  expect(isoTime(text)).toBe(iso);
  expect(isoDay(text)).toBe(iso?.slice(0, 10));
});

it('leaves out what is not known, down to objects that would only name their type', () => {
  const thing = {
    '@type': 'Article',
    headline: ' ',
    author: { '@type': 'Organization', name: '' },
    about: [undefined, ''],
    position: 0,
  };
  expect(jsonLd(thing)).toEqual({ '@context': 'https://schema.org', '@type': 'Article', position: 0 });
});

it('uses no SVG on a card', () => {
  expect(bitmapOf('/profile/a.svg')).toBeUndefined();
  expect(bitmapOf('/profile/a.png')).toBe('/profile/a.png');
});
