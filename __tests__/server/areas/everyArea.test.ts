import type { ArticleArea } from '../../../src/contract/area';
import { articleAreas } from '../../../src/contract/articleAreas';
import { areaNames, areas } from '../../../src/contract/areas';
import { entities, shapeOf } from '../../../src/contract/entities';
import type { EntityField, EntityFields } from '../../../src/contract/entity';
import type { Relations } from '../../../src/contract/relations';
import type { SearchPage } from '../../../src/contract/search';
import { valuesFor } from '../../support/areaValues';
import { deskContent } from '../../support/deskContent';
import { testEngines, useTestServer } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';
import { confirmStaff, useStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { Visitor, useAccountServer } from '../../support/visitor';

const beside = `neighbours?fdId=${smallSeed.policy[0]!.fdId}`;

describe('a portal without extras', () => {
  const server = useTestServer({ listen: false, config: { extras: [] } });

  it.each(['my/counts', 'desk/me', 'search/list?q=a', 'search/suggest?q=a', 'policy/filters', `policy/${beside}`])(
    'has no call %s',
    async (call) => {
      const { statusCode, json } = await server.app.inject(`/api/${call}`);
      expect([statusCode, json()]).toMatchObject([404, { msg: expect.any(String) }]);
    },
  );
});

/** What every area with pages of its own has by its definition alone. */

it.each(areaNames)('the title field of %s is the same for its pages and for the desk', (area) => {
  expect(areas[area].title ?? 'fdTitle').toBe(shapeOf(entities[area]).title);
});

it.each(Object.values<ArticleArea>(articleAreas))('$area says whether it has categories', ({ area, uncategorised }) => {
  const fields = Object.values<EntityField>(entities[area as 'policy']);
  expect(uncategorised === true).toBe(!fields.some(({ kind }) => kind === 'category'));
});

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useAccountServer({ engine, config: { extras: ['desk', 'search', 'relations'] } });
  const editor = useStaff(server, 'editor');
  beforeAll(() => confirmStaff(editor));

  const visit = async (url: string) => (await new Visitor(server).get(url)).body;

  it.each(areaNames)(
    '%s can be edited, searched, reported, related, syndicated, counted, exported and imported',
    async (area) => {
      const fields: EntityFields = entities[area];
      const { title } = shapeOf(fields);
      const code = smallSeed.category.find((row) => row.area === area)?.fdCategory ?? 'any';
      const name = `榫卯${area}`;
      const before = Number((await visit(`/api/${area}/list`)).total);
      const values = { ...valuesFor(fields, code), [title]: name };
      const desk = deskContent(editor, area, values);
      const draft = await desk.saved();
      const { fdId, published } = await desk.saved({ fdId: draft.fdId, version: draft.version, act: 'publish' });
      expect(published).toMatchObject(values);

      const search = (q: string): Promise<SearchPage> =>
        new Visitor(server).data(`/api/search/list?q=${encodeURIComponent(q)}&area=${area}`);
      const { groups } = await search(name);
      expect(groups.map((group) => [group.area, group.rows[0]?.fdId])).toEqual([[area, fdId]]);

      expect((await visit(`/api/${area}/list`)).total).toBe(before + 1);

      const report = { area, fdId, reason: 'false', note: '', contact: '' };
      const reader = new Visitor(server, `10.0.0.${areaNames.indexOf(area)}`);
      expect((await reader.post('/api/report/add', report)).body.code).toBe(0);
      expect(await readRows(server, 'report', { targetId: fdId })).toMatchObject([{ title: name }]);

      const relations: Relations = (await visit(`/api/relations/of?area=${area}&fdId=${fdId}`)).data;
      expect(relations.groups).toBeInstanceOf(Array);

      for (const { feed } of Object.values<EntityField>(fields)) {
        if (feed) expect((await server.app.inject({ url: feed, headers: { host: 'a.example' } })).body).toContain(name);
      }

      const text = String(await desk.exported('csv'));
      expect(text).toContain(name);
      const imported = await desk.bring(text.replaceAll(name, `${name}改`), { format: 'csv' });
      expect(imported).toMatchObject({ applied: true, changed: 1, errors: [] });
      expect(await search(`${name}改`)).toMatchObject({ total: 1 });
    },
  );
});
