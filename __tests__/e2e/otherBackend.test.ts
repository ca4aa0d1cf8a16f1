import { startCannedServer } from '../support/cannedServer';
import { eventually } from '../support/eventually';
import { startJourney, type Journey, type Visitor } from '../support/journey';
import { foreignBackend } from '../support/foreignBackend';

let journey: Journey;
let visitor: Visitor;
beforeAll(async () => {
  const { url } = await startCannedServer(foreignBackend);
  journey = await startJourney({ config: { upstream: url } });
  visitor = await journey.visit();
});

const text = () => visitor.page.getByRole('main').innerText();

/** Texts that a missing value or one of the wrong type would show. */
const careless = /undefined|\bnull\b|NaN|Invalid Date|\[object/;

describe('the portal in front of a foreign backend', () => {
  it.each([
    ['/index', '产品 1'],
    ['/policy', '条目 1'],
    ['/specialist', '专家 1'],
    ['/project', '项目 1'],
    ['/shopping_mall', '应用 1'],
    ['/supply_demand/supply', '产品 1'],
    ['/policy/detail/3', '条目 3'],
    ['/project/detail/3', '项目 3'],
    ['/shopping_mall/detail/3', '应用 3'],
    ['/specialist/detail/3', '专家 3'],
    ['/recruit/detail/3', '岗位 3'],
    ['/supply_demand/supply/detail/3', '产品 3'],
    ['/contactUs', '--'],
  ])('%s shows "%s", and no null or undefined', async (path, shown) => {
    visitor.complaints.length = 0;
    await visitor.page.goto(path);
    await eventually(async () => expect(await text()).toContain(shown));
    expect(await text()).not.toMatch(careless);
    expect(visitor.complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
  });

  it('counts pages by a total that is a string, and shows the last page past the end', async () => {
    await visitor.page.goto('/policy?page=9');
    await eventually(() => expect(visitor.page.url()).toBe(`${journey.url}/policy?page=4`));
    await eventually(async () => expect(await text()).toContain('共 20 条'));
    expect(await visitor.page.getByRole('list', { name: '企业政策' }).getByRole('listitem').count()).toBe(2);
  });

  it('shows the code of a category without a name', async () => {
    await visitor.page.goto('/special');
    const links = visitor.page.getByRole('navigation', { name: '分类导航' }).getByRole('link');
    await eventually(async () => expect(await links.allInnerTexts()).toEqual(['全部', '1', '第二类']));
  });
});
