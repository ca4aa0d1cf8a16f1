import { pageOf, type CachedPage } from '../../../server/pages/cachedPage';
import { createOriginVariants, originPlaceholder } from '../../../server/pages/originPlaceholder';

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
