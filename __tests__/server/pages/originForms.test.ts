import { pageOf } from '../../../server/pages/cachedPage';
import { createOriginVariants, originPlaceholder } from '../../../server/pages/originPlaceholder';

const facts = { status: 200, renderedAt: 0, version: '1', isKeepable: true };
const drawn = () =>
  pageOf({ html: `<a>${originPlaceholder}/一</a><b>${originPlaceholder}</b>二`, styleSources: [] }, facts);
const hosts = Array.from({ length: 300 }, (_, n) => `https://invented-${n}.example`);

it('a page that was drawn for every origin names that of the request, and is another page for each', () => {
  const [page, withOrigin] = [drawn(), createOriginVariants()];
  const forms = hosts.map((origin) => withOrigin(page, origin));
  expect(forms.map(({ body }) => body.toString())).toEqual(hosts.map((of) => `<a>${of}/一</a><b>${of}</b>二`));
  expect(new Set(forms.map(({ etag }) => etag)).size).toBe(hosts.length);
});

it('an invented host costs no look through the page', () => {
  const [page, withOrigin] = [drawn(), createOriginVariants()];
  const looks = [jest.spyOn(page.body, 'toString'), jest.spyOn(page.body, 'indexOf')];
  const count = () => looks.reduce((sum, look) => sum + look.mock.calls.length, 0);
  withOrigin(page, hosts[0]!);
  const first = count();
  for (const origin of hosts) withOrigin(page, origin);
  expect(count()).toBe(first);
});

it('is compressed with all effort, once, for the host by which visitors come', () => {
  const [page, withOrigin] = [drawn(), createOriginVariants()];
  for (const origin of hosts) expect(withOrigin(page, origin).effort).toBe(1);
  for (let visits = 0; visits < 20; visits += 1) withOrigin(page, 'https://portal.example.com');
  const form = withOrigin(page, 'https://portal.example.com');
  expect(form.effort).toBeUndefined();
  for (const origin of hosts.slice(0, 50)) withOrigin(page, origin);
  expect(withOrigin(page, 'https://portal.example.com')).toBe(form);
});
