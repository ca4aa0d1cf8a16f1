import { pageOf, type CachedPage } from '../../../server/pages/cachedPage';
import { createOriginVariants, originPlaceholder } from '../../../server/pages/originPlaceholder';
import { eventually } from '../../support/eventually';

const facts = { status: 200, renderedAt: 0, isKeepable: true };
const rendered = () =>
  pageOf(
    { html: `<a>${originPlaceholder}/一</a><b>${originPlaceholder}</b>二`, sources: { styles: [], scripts: [] } },
    facts,
  );
const textsOf = (pages: CachedPage[]) => Promise.all(pages.map(async ({ body }) => (await body.plain()).toString()));
const hosts = Array.from({ length: 300 }, (_, n) => `https://invented-${n}.example`);

it('a page that was rendered for every origin names that of the request, and is another page for each', async () => {
  const [page, withOrigin] = [rendered(), createOriginVariants()];
  const forms = await Promise.all(hosts.map((origin) => withOrigin(page, origin)));
  expect(await textsOf(forms)).toEqual(hosts.map((of) => `<a>${of}/一</a><b>${of}</b>二`));
  expect(new Set(forms.map(({ body }) => body.etag)).size).toBe(hosts.length);
});

it('is the same once the page is only kept compressed', async () => {
  const [page, withOrigin] = [rendered(), createOriginVariants()];
  const { length } = await page.body.plain();
  await page.body.packed('br');
  expect(page.body.bytes).not.toBe(length);
  expect(await textsOf([await withOrigin(page, hosts[0]!)])).toEqual([`<a>${hosts[0]}/一</a><b>${hosts[0]}</b>二`]);
});

it('is kept compressed, even if it is only ever asked for as it is', async () => {
  const [page, withOrigin] = [rendered(), createOriginVariants()];
  const { body } = await withOrigin(page, hosts[0]!);
  const { length } = await body.plain();
  await eventually(async () => expect(body.bytes).not.toBe(length));
});

it('is compressed as usual, once, for the host by which visitors come', async () => {
  const [page, withOrigin] = [rendered(), createOriginVariants()];
  for (const origin of hosts) expect((await withOrigin(page, origin)).body.effort).toBeLessThan(6);
  for (let visits = 0; visits < 4; visits += 1) await withOrigin(page, 'https://portal.example.com');
  const form = await withOrigin(page, 'https://portal.example.com');
  expect(form.body.effort).toBe(6);
  for (const origin of hosts.slice(0, 50)) await withOrigin(page, origin);
  expect(await withOrigin(page, 'https://portal.example.com')).toBe(form);
});
