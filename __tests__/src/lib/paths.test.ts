import { registerPath } from '../../../src/areas/auth/returnSlice';
import { paths } from '../../../src/lib/paths';

describe.each([
  ['the login', paths.login, '/homeLogin'],
  ['the registration', registerPath, '/homeRegister'],
])('the address of %s', (_name, pathTo, path) => {
  it('says where to go then', () => {
    expect(pathTo()).toBe(path);
    expect(pathTo('/policy?fdLevel=市级')).toBe(`${path}?redirect=${encodeURIComponent('/policy?fdLevel=市级')}`);
    expect(pathTo('/policy?q=\ud83d')).toBe(`${path}?redirect=${encodeURIComponent('/policy?q=\ufffd')}`);
  });

  it('repeats nothing of any length', () => {
    expect(pathTo(`/policy?fdLevel=${'x'.repeat(9000)}`)).toBe(path);
    expect(pathTo(`/policy/${'x'.repeat(9000)}`)).toBe(path);
  });
});
