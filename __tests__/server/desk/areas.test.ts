import { deskAreas } from '../../../server/desk/contentItem';
import { contentFields } from '../../../server/content/contentFields';
import { valuesFor } from '../../support/areaValues';
import { deskContent } from '../../support/deskContent';
import { smallSeed } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { useAccountServer } from '../../support/visitor';

/** What every area has at the desk by its definition alone. */

const server = useAccountServer();
const editor = useStaff(server, 'editor');

describe.each(deskAreas.map(({ area }) => area))('the area %s at the desk', (area) => {
  const code = smallSeed.category.find((row) => row.area === area)?.fdCategory ?? 'any';
  const values = valuesFor(contentFields[area], code);
  const desk = deskContent(editor, area, values);
  const ids = async (state: string) => (await desk.list({ state, pageSize: 100 })).rows.map(({ fdId }) => fdId);

  it('lists what is published', async () => {
    const { total, rows } = await desk.list({ pageSize: 100 });
    expect([total, rows.length]).toEqual([smallSeed[area].length, smallSeed[area].length]);
    for (const row of rows) expect(row).toMatchObject({ area, state: 'published', title: expect.any(String) });
  });

  it('saves a new item as a draft, publishes it with all values, and unpublishes it', async () => {
    const draft = await desk.saved();
    expect(await ids('draft')).toEqual([draft.fdId]);
    const { fdId, version, published } = await desk.saved({ fdId: draft.fdId, version: draft.version, act: 'publish' });
    expect(published).toMatchObject(values);
    expect(await ids('published')).toContain(fdId);
    expect((await desk.post('remove', { fdId, version })).code).toBe(0);
    expect(await ids('removed')).toEqual([fdId]);
  });
});
