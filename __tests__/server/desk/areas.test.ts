import type { ContentDetail, ContentPage } from '../../../src/contract/deskContent';
import { deskAreas } from '../../../server/desk/contentAreas';
import { contentFields } from '../../../server/content/contentFields';
import { valuesFor } from '../../support/areaValues';
import { smallSeed } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { useAccountServer } from '../../support/visitor';

/** What every area has at the desk by its definition alone. */

const server = useAccountServer();
const editor = useStaff(server, 'editor');

describe.each(deskAreas.map(({ area }) => area))('the area %s at the desk', (area) => {
  const list = async (query = '') =>
    (await editor.get(`/api/desk/content?area=${area}&pageSize=100${query}`)).body as unknown as ContentPage;
  const save = async (json: object) => {
    const { body } = await editor.send('POST', '/api/desk/content/save', {
      json: { area, fdId: '', version: 0, ...json },
    });
    expect(body).toMatchObject({ code: 0 });
    return body.data as unknown as ContentDetail;
  };
  const code = smallSeed.category.find((row) => row.area === area)?.fdCategory ?? 'any';
  const values = valuesFor(contentFields[area], code);

  it('lists what is published', async () => {
    const { total, rows } = await list();
    expect([total, rows.length]).toEqual([smallSeed[area].length, smallSeed[area].length]);
    for (const row of rows) expect(row).toMatchObject({ area, state: 'published', title: expect.any(String) });
  });

  it('saves a new item as a draft, publishes it with all values, and unpublishes it', async () => {
    const draft = await save({ act: 'draft', values });
    expect((await list('&state=draft')).rows.map(({ fdId }) => fdId)).toEqual([draft.fdId]);
    const made = await save({ act: 'publish', fdId: draft.fdId, version: draft.version, values });
    expect(made.published).toMatchObject(values);
    expect((await list('&state=published')).rows.map(({ fdId }) => fdId)).toContain(made.fdId);
    const json = { area, fdId: made.fdId, version: made.version };
    expect((await editor.send('POST', '/api/desk/content/remove', { json })).body.code).toBe(0);
    expect((await list('&state=removed')).rows.map(({ fdId }) => fdId)).toEqual([made.fdId]);
  });
});
