import { areaNames, areas } from '../../../src/contract/areas';
import type { ContentDetail, ImportReport } from '../../../src/contract/deskContent';
import { entities, relatableAreas } from '../../../src/contract/entities';
import type { EntityField, EntityFields } from '../../../src/contract/entity';
import { shapeOf } from '../../../src/contract/entityShape';
import type { Relations } from '../../../src/contract/relations';
import type { SearchPage } from '../../../src/contract/search';
import { valuesFor } from '../../support/areaValues';
import { testEngines } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';
import { confirmStaff, useStaff } from '../../support/staff';
import { inStore, Visitor, useAccountServer } from '../../support/visitor';

/** What every area with pages of its own has by its definition alone. */

it.each(areaNames)('the title field of %s is the same for its pages and for the desk', (area) => {
  expect(areas[area].title ?? 'fdTitle').toBe(shapeOf(entities[area]).title);
});

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useAccountServer({ engine, config: { extras: ['desk', 'search', 'relations'] } });
  const editor = useStaff(server, 'editor');
  beforeAll(() => confirmStaff(editor));

  const visit = async (url: string) => (await new Visitor(server).get(url)).body;
  const act = async (url: string, json: object) => {
    const { body } = await editor.send('POST', `/api/desk/content/${url}`, { json });
    expect(body).toMatchObject({ code: 0 });
    return body.data as unknown;
  };
  const counted = async (area: string) => {
    const rows = await inStore(server, (db) =>
      db.selectFrom('listCount').select('count').where('area', '=', area).execute(),
    );
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  };

  it.each(areaNames)(
    '%s can be edited, searched, reported, related, syndicated, counted, exported and imported',
    async (area) => {
      const fields: EntityFields = entities[area];
      const { title } = shapeOf(fields);
      const code = smallSeed.category.find((row) => row.area === area)?.fdCategory ?? 'any';
      const name = `榫卯${area}`;
      const before = Number((await visit(`/api/${area}/list`)).total);
      const values = { ...valuesFor(fields, code), [title]: name };
      const { fdId } = (await act('save', { area, fdId: '', version: 0, act: 'publish', values })) as ContentDetail;

      const { groups } = (await visit(`/api/search/list?q=${encodeURIComponent(name)}&area=${area}`))
        .data as unknown as SearchPage;
      expect(groups.map((group) => [group.area, group.rows[0]?.fdId])).toEqual([[area, fdId]]);

      expect([(await visit(`/api/${area}/list`)).total, await counted(area)]).toEqual([before + 1, before + 1]);

      const report = { area, fdId, reason: 'false', note: '', contact: '' };
      expect(
        (
          await new Visitor(server, `10.0.0.${areaNames.indexOf(area)}`).send('POST', '/api/report/add', {
            json: report,
          })
        ).body.code,
      ).toBe(0);
      const [reported] = await inStore(server, (db) =>
        db.selectFrom('report').select('title').where('targetId', '=', fdId).execute(),
      );
      expect(reported?.title).toBe(name);

      if (relatableAreas.some((one) => one === area)) {
        const pieces = [
          { area: 'policy', fdId: smallSeed.policy[1]!.fdId },
          { area, fdId: smallSeed[area][0]!.fdId },
        ];
        await act('related', { area, fdId, pieces, before: [] });
        const relations = (await visit(`/api/relations/of?area=${area}&fdId=${fdId}`)).data as unknown as Relations;
        const found = relations.groups.flatMap((group) =>
          group.rows.map((row) => ({ area: group.area, fdId: row.fdId })),
        );
        expect(found).toEqual(expect.arrayContaining(pieces));
      }

      for (const { feed } of Object.values<EntityField>(fields)) {
        if (feed) expect((await server.app.inject({ url: feed, headers: { host: 'a.example' } })).body).toContain(name);
      }

      const text = String((await editor.get(`/api/desk/content/export?area=${area}&format=csv`)).raw);
      expect(text).toContain(name);
      const file = { area, format: 'csv', replace: false, apply: true, text: text.replaceAll(name, `${name}改`) };
      expect((await act('import', file)) as ImportReport).toMatchObject({ applied: true, changed: 1, errors: [] });
      expect((await visit(`/api/search/list?q=${encodeURIComponent(`${name}改`)}&area=${area}`)).data).toMatchObject({
        total: 1,
      });
    },
  );
});
