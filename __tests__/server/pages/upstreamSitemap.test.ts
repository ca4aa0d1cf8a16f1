import { upstreamSitemap } from '../../../server/pages/upstreamSitemap';

it('reads again after a failure', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue([]);
  const entriesOn = upstreamSitemap(read, () => 0);
  await expect(entriesOn('2026-01-01')).rejects.toThrow('gone');
  expect(await entriesOn('2026-01-01')).toContainEqual({ path: '/policy' });
});
