import { act, render } from '@testing-library/react';
import { PageRoutes } from '../../../src/app/PageRoutes';
import { usePageHead } from '../../../src/app/App';
import { nextTask } from '../../../src/lib/events';
import { memoryRouter } from '../../support/renderApp';

function Page() {
  usePageHead();
  return null;
}

const drawnHead =
  '<meta charset="utf-8"><title>企业政策</title><meta name="description" content="政策"><meta name="robots" content="noindex">' +
  '<link rel="canonical" href="https://portal.example.com/policy"><meta property="og:url" content="https://portal.example.com/policy">' +
  '<meta itemprop="image" content="x"><meta name="twitter:card" content="summary">' +
  '<link rel="alternate" type="application/atom+xml" href="/feeds/policy.xml">' +
  '<script type="application/ld+json">[]</script>';

const original = document.head.innerHTML;
afterEach(() => void (document.head.innerHTML = original));

function open(path: string, head = drawnHead) {
  document.head.innerHTML = head;
  const router = memoryRouter([{ path: '*', element: <Page /> }], path);
  render(<PageRoutes router={router} />);
  return (to: string) =>
    act(async () => {
      await router.navigate(to);
      await nextTask();
    });
}

const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

it('keeps the server-rendered head while its page is open', async () => {
  const go = open('/policy?page=1');
  await go('/policy?page=1#main');
  await go('/policy');
  expect(document.head.innerHTML).toBe(drawnHead);
});

it('updates the canonical link on navigation, and removes the former page’s metadata', async () => {
  const go = open('/policy');
  await go('/policy?page=2&from=x');
  expect(canonical()).toBe('https://portal.example.com/policy?page=2');
  await go('/special');
  expect(canonical()).toBe('https://portal.example.com/special');
  const left = 'meta[property], meta[name], meta[itemprop], script[type="application/ld+json"]';
  expect(document.head.querySelectorAll(left)).toHaveLength(0);
  expect(document.head.querySelectorAll('meta[charset], title, link[rel=alternate]')).toHaveLength(3);
});

it.each([
  ['?page=abc', ''],
  ['?page=0x10', ''],
  ['?page=1e1', ''],
  ['?page=0', ''],
  ['?page=3.7', '?page=3'],
])('names of the query %s the shown page alone: %s', async (query, named) => {
  const go = open('/policy');
  await go('/special');
  await go(`/policy${query}`);
  expect(canonical()).toBe(`https://portal.example.com/policy${named}`);
});

it('adds no canonical link to a client-rendered page', async () => {
  const go = open('/policy', '<title>x</title>');
  await go('/special');
  expect(canonical()).toBeUndefined();
});
