import { upstreamSitemap } from '../../../server/pages/upstreamSitemap';

it('leaves out an entry whose id can stand in no address, and lists the others', async () => {
  const rows = [{ fdId: '\ud800' }, { fdId: 'p-1' }];
  const entriesOn = upstreamSitemap(
    async (list) => (list === '/api/policy/list' ? rows : []),
    () => 0,
  );
  expect(await entriesOn('2026-01-01')).toContainEqual({ path: '/policy/detail/p-1' });
});

it('asks again after the clock was put back', async () => {
  const read = jest.fn().mockResolvedValue([]);
  let time = 1_000_000;
  const entriesOn = upstreamSitemap(read, () => time);
  await entriesOn('2026-01-01');
  const calls = read.mock.calls.length;
  await entriesOn('2026-01-01');
  expect(read).toHaveBeenCalledTimes(calls);
  time -= 1;
  await entriesOn('2026-01-01');
  expect(read).toHaveBeenCalledTimes(2 * calls);
});

it('asks again after a failure', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([]);
  const entriesOn = upstreamSitemap(read, () => 0);
  await expect(entriesOn('2026-01-01')).rejects.toThrow('gone');
  expect(await entriesOn('2026-01-01')).toContainEqual({ path: '/policy' });
});
