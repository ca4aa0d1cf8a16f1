import { firstPicture, listPicture } from '../../../src/lib/firstPicture';

it('finds a picture in a huge text in linear time', () => {
  expect(firstPicture(`${'<img '.repeat(200_000)}`)).toBeUndefined();
  expect(listPicture(`${'<img '.repeat(200_000)}`)).toBeUndefined();
});

it('finds the first picture of a text that lies at an address', () => {
  expect(firstPicture('<p>a</p><img alt="x" src="/profile/a.png?x=1&amp;y=2"><img src="/b.png">')).toMatch(
    /^\/profile\/a\.png/,
  );
  expect(firstPicture('<img src="data:image/png;base64,AAAA">')).toBeUndefined();
  expect(firstPicture('<img src="javascript:alert(1)">')).toBeUndefined();
  expect(firstPicture(null)).toBeUndefined();
});

it.each([
  ['<p>a</p><img alt="x" src="/profile/a.png?x=1&amp;y=2">', '/profile/a.png'],
  ["<img width=640 src='/profile/b.jpg'>", '/profile/b.jpg'],
  ['<img src="/profile/icon.png" width="32"><img src="/profile/c.png" width="640">', '/profile/c.png'],
  ['<img src="https://example.com/d.png">', undefined],
  ['<img src="//example.com/d.png"><img src="/profile/e.png">', '/profile/e.png'],
  ['<img src="data:image/png;base64,AAAA">', undefined],
  ['<img src="javascript:alert(1)">', undefined],
  ['<img src=\\evil.png>', undefined],
  ['<p>no picture</p>', undefined],
  [null, undefined],
])('shows in a list, of %j, the picture %j', (html, address) => {
  expect(listPicture(html)?.split(/[?%]/)[0]).toBe(address);
});
