import { makeStore } from '../../../src/app/store';
import { authStateFor } from '../../../src/areas/auth/authSlice';
import { makeDeskStore } from '../../../src/desk/deskStore';
import { createSecretVault } from '../../../src/state/thunkExtra';
import { recordingBrowser } from '../../support/testStore';

test.each([
  ['portal', makeStore],
  ['desk', makeDeskStore],
])('a mutation of the state that a page of the %s starts with throws', (_name, make) => {
  const extra = { secrets: createSecretVault(), browser: recordingBrowser().port };
  const user = { username: '', avatar: '', fdComId: '', fdComName: '木屋家居' };
  const { getState } = make({ extra, preloadedState: { auth: { ...authStateFor(null), user } } });
  const { auth } = getState();
  expect(() => Object.assign(auth, { settled: true })).toThrow(TypeError);
  expect(() => Object.assign(auth.user!, { fdComName: '' })).toThrow(TypeError);
});
