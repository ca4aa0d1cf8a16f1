import { upstreamSitemap } from '../../../server/pages/upstreamSitemap';

it('omits an entry whose id cannot be part of a URL', async () => {
  const rows = [{ fdId: '\ud800' }, { fdId: 'p-1' }];
  const entriesOn = upstreamSitemap(
    async (list) => (list === '/api/policy/list' ? rows : []),
    () => 0,
  );
  expect(await entriesOn('2026-01-01')).toContainEqual({ path: '/policy/detail/p-1' });
});

it('reads again after the clock was set back', async () => {
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

it('reads again after a failure', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([]);
  const entriesOn = upstreamSitemap(read, () => 0);
  await expect(entriesOn('2026-01-01')).rejects.toThrow('gone');
  expect(await entriesOn('2026-01-01')).toContainEqual({ path: '/policy' });
});
