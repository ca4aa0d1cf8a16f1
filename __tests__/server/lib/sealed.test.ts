import fs from 'node:fs';
import path from 'node:path';
import { readSecret, Sealer } from '../../../server/lib/sealed';
import { tempFolder } from '../../support/tempFolder';

const secret = 'a'.repeat(32);
const sealer = new Sealer(secret);

it('unseals what it has sealed, each time in another form', () => {
  const [first, second] = [sealer.seal('JBSWY3DP', 'account-1'), sealer.seal('JBSWY3DP', 'account-1')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('JBSWY3DP');
  for (const stored of [first, second]) expect(sealer.unseal(stored, 'account-1')).toBe('JBSWY3DP');
});

it('refuses another secret, another owner and changed bytes, in words for the operator', () => {
  const sealed = sealer.seal('JBSWY3DP', 'account-1');
  const words = /does not fit PORTAL_SECRET/;
  expect(() => sealer.unseal('JBSWY3DP', 'account-1')).toThrow(words);
  expect(() => new Sealer('b'.repeat(32)).unseal(sealed, 'account-1')).toThrow(words);
  expect(() => sealer.unseal(sealed, 'account-2')).toThrow(words);
  expect(() => sealer.unseal(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'account-1')).toThrow(
    words,
  );
});

it('keeps one secret for a data folder, readable by its user only', () => {
  const folder = tempFolder();
  const made = readSecret(null, folder);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(null, folder)).toBe(made);
  expect(readSecret(secret, folder)).toBe(secret);
  expect(fs.readdirSync(folder)).toEqual(['secret.key']);
  expect(fs.statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
});

it('does not seal with a secret that is empty or cut', () => {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, 'secret.key'), '\n');
  expect(() => readSecret(null, folder)).toThrow(/secret\.key/);
});
