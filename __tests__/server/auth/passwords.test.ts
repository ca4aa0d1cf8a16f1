import { checkPassword, hashPassword } from '../../../server/auth/passwords';
import { cheapPasswords } from '../../support/cheapPasswords';

it('checks passwords again after the first login met a full queue', async () => {
  const crowd = Array.from({ length: 202 }, (_, index) => hashPassword(`secret${index}`, cheapPasswords));
  await expect(checkPassword(null, 'secret-1')).rejects.toThrow();
  const [first] = await Promise.all(crowd);
  expect(await checkPassword(first!, 'secret0')).toBe(true);
  expect(await checkPassword(null, 'secret0')).toBe(false);
});
