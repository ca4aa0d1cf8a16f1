import { contentDisposition } from '../../../server/http/contentDisposition';

it.each([
  ['a.zip', 'a.zip', 'a.zip'],
  ['申报 材料.zip', '__ __.zip', '%E7%94%B3%E6%8A%A5%20%E6%9D%90%E6%96%99.zip'],
  ['a"; filename=b.exe', 'a__ filename=b.exe', 'a%22%3B%20filename%3Db.exe'],
  ["a\\b%41'(*)\r\n", "a_b_41'(*)__", 'a%5Cb%2541%27%28%2A%29%0D%0A'],
])('names a file for every client, and nothing but a name: %j', (name, plain, full) =>
  expect(contentDisposition(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`),
);
