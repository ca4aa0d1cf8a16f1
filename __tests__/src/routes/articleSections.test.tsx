import { screen, waitFor, within } from '@testing-library/react';
import { articleSectionNames, articleSections } from '../../../src/areas/articleSections';
import { zh } from '../../../src/i18n/zh';
import { paths } from '../../../src/lib/paths';
import { startKillableServer, type KillableServer } from '../../support/killableServer';
import { renderApp } from '../../support/renderApp';
import { smallSeed } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

/** The shared screens of article sections, against the real server with test content. */

let server: KillableServer;
beforeAll(async () => {
  server = await startKillableServer(tempFolder());
});
afterAll(() => server.kill());

const open = (address: string) => renderApp(address, { origin: server.url });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

interface Entry {
  fdId: string;
  fdTitle: string;
  fdContent: string;
  fdApplyDate: string;
}
const newestOf = (entries: Entry[]) => [...entries].sort((a, b) => (a.fdApplyDate < b.fdApplyDate ? 1 : -1))[0]!;

describe.each(articleSectionNames)('the section %s', (name) => {
  const { root, category, detail } = paths[name];
  const { area, section: title } = articleSections[name];
  const [kind] = smallSeed.category.filter((row) => row.area === area);
  const newest = newestOf(smallSeed[area] as unknown as Entry[]);

  it('is reached from the main navigation, which marks it, and lists its newest articles', async () => {
    const { user, address } = open('/contactUs');
    const navigation = await screen.findByRole('navigation', { name: zh.site.mainNavigation });
    const item = within(navigation).getByRole('link', { name: title });
    await user.click(item);
    expect(await heading(title)).toBeVisible();
    expect(address()).toBe(root);
    expect(item).toHaveAttribute('aria-current', 'page');
    const list = await screen.findByRole('list', { name: title });
    expect(within(list).getAllByRole('link')).toHaveLength(Math.min(smallSeed[area].length, 6));
    expect(within(list).getAllByRole('link')[0]).toHaveTextContent(newest.fdTitle);
  });

  it('opens a category from its navigation, and there an article with its text', async () => {
    const { user, address, container } = open(root);
    const categories = await screen.findByRole('navigation', { name: zh.browse.categories });
    const link = await within(categories).findByRole('link', { name: kind!.fdCategoryName });
    await user.click(link);
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    expect(address()).toBe(category(kind!.fdCategory));
    await user.click(await screen.findByRole('link', { name: newest.fdTitle }));
    expect(await heading(newest.fdTitle)).toBeVisible();
    expect(address()).toBe(detail(newest.fdId));
    expect(container).toHaveTextContent(newest.fdContent.replace(/<[^>]*>/g, ''));
    const crumbs = screen.getByRole('navigation', { name: zh.site.breadcrumb });
    expect(await within(crumbs).findByRole('link', { name: kind!.fdCategoryName })).toBeVisible();
  });

  it('reports a missing article, and an address without id as not found', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = open(detail('0'.repeat(32)));
    expect(await screen.findByText(zh.states.gone)).toBeVisible();
    expect(await heading(title)).toBeInTheDocument();
    first.unmount();
    open(`${root}/detail`);
    expect(await heading(zh.site.notFound)).toBeVisible();
  });
});
