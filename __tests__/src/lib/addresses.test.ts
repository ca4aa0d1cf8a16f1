import { backendUrlOf } from '../../../src/areas/navigation/navigationApi';
import { fileUrl } from '../../../src/lib/urls';
import { unsafeLinks } from '../../support/unsafeLinks';

describe('the URL of a backend file', () => {
  it.each([
    ['/profile/a.zip', '/profile/a.zip'],
    ['profile/a.zip', '/profile/a.zip'],
    ['/profile/申报 表#1.zip', '/profile/%E7%94%B3%E6%8A%A5%20%E8%A1%A8%231.zip'],
    ['/profile/100%.zip', '/profile/100%25.zip'],
    ['/profile/a%20b.zip', '/profile/a%20b.zip'],
    ['https://files.example.com/a.zip', 'https://files.example.com/a.zip'],
    ['//files.example.com/a.zip', '//files.example.com/a.zip'],
  ])('%s is %s', (path, address) => {
    expect(fileUrl(path)).toBe(address);
  });

  it.each(unsafeLinks)('%j is not followed', (path) => {
    expect(fileUrl(path)).toBeUndefined();
  });
});

describe('the backend URL', () => {
  it.each([
    ['https://office.example.com/', 'https://office.example.com'],
    [{ code: 0, data: 'http://office.example.com/admin/' }, 'http://office.example.com/admin'],
    [{ code: 0, msg: 'https://office.example.com' }, 'https://office.example.com'],
  ])('is read from %j', (body, url) => {
    expect(backendUrlOf(body)).toBe(url);
  });

  it.each([[{ code: 0, msg: '操作成功' }], [{ data: 'javascript:alert(1)' }], [null], [[]], ['/backend']])(
    'is not found in %j, so that the default stays',
    (body) => {
      expect(backendUrlOf(body)).toBeNull();
    },
  );
});
