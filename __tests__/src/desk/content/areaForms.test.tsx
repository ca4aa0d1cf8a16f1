import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entities } from '../../../../src/contract/entities';
import type { EntityField, EntityFields } from '../../../../src/contract/entity';
import { noteServerTime } from '../../../../src/lib/serverTime';
import { areaNames, areaShape, choicesOf, fieldLabel, hasPreview } from '../../../../src/desk/content/contentAreas';
import { valuesFor } from '../../../support/areaValues';
import { renderDesk } from '../../../support/deskPage';
import { labelled } from '../../../support/labelled';

/** The editor of every area, generated from its definition. */

const all = entities as Readonly<Record<string, EntityFields>>;
const code = 'of-the-area';

describe.each(areaNames)('the editor of %s', (area) => {
  const fields = all[area]!;
  const values = valuesFor(fields, code);
  for (const name of Object.keys(values)) values[name] = choicesOf(area, name)?.[0]?.[0] ?? values[name]!;
  const edited = Object.entries<EntityField>(fields).filter(([name]) => name in values);

  it('is in the sidebar, has a field for every value, and sends the input', async () => {
    const desk = renderDesk(`/backend/content/${area}/new`, {
      '/api/desk/content/categories': { code: 0, data: [{ fdCategory: code, fdCategoryName: '一类' }] },
      '/api/desk/content/save': () => new Promise(() => undefined),
    });
    const form = await screen.findByRole('group', { name: fieldLabel(area, areaShape(area).title) });
    expect(desk.container.querySelector(`a[href="/backend/content/${area}"]`)).toBeInTheDocument();
    await within(form)
      .findAllByRole('option', { hidden: true })
      .catch(() => []);
    for (const [name, { kind }] of edited) {
      const label = labelled(fieldLabel(area, name).replace(/[()（）]/g, '.'));
      if (kind === 'rich') {
        expect([name, within(form).getAllByRole('textbox', { name: label }).length]).toEqual([name, 1]);
        continue;
      }
      const field = within(form).getByLabelText(label, { selector: `[name="${name}"]` });
      const isChoice = kind === 'category' || choicesOf(area, name) !== null;
      expect([name, field.tagName]).toEqual([name, isChoice ? 'SELECT' : 'INPUT']);
      fireEvent.change(field, { target: { value: values[name] } });
    }
    await desk.user.click(screen.getByRole('button', { name: '存草稿' }));
    const [call] = desk.calls('/api/desk/content/save');
    const typed = Object.fromEntries(
      edited.flatMap(([name, { kind }]) => (kind === 'rich' ? [] : [[name, values[name]]])),
    );
    expect(JSON.parse(call!.body)).toMatchObject({ area, fdId: '', version: 0, act: 'draft', values: typed });
  });
});

/** Types into a field of a new item, and opens the preview. */
async function preview(area: string, field: string, value: string) {
  const { user } = renderDesk(`/backend/content/${area}/new`);
  const form = await screen.findByRole('group', { name: fieldLabel(area, areaShape(area).title) });
  fireEvent.change(form.querySelector(`[name="${field}"]`)!, { target: { value } });
  await user.click(screen.getByRole('button', { name: '预览' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: /^预览/ })) };
}

it.each(areaNames.filter(hasPreview))(
  'previews the input of the editor of %s as visitors will see it',
  async (area) => {
    const { dialog } = await preview(area, areaShape(area).title, '可以看见的标题');
    expect(dialog.getByRole('heading', { level: 1 })).toHaveTextContent('可以看见的标题');
  },
);

it.each([
  ['1', '需求', '发布需求'],
  ['2', '供应', '发布供应'],
])('previews an entry of type %s in its own section: %s', async (type, side, publish) => {
  const { dialog } = await preview('getbuginess', 'fdGetbuginessType', type);
  expect(dialog.getByText(side, { exact: true })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: publish })).toBeInTheDocument();
});

it("previews by the server's time where the device's clock is wrong", async () => {
  noteServerTime(Date.parse('2099-06-02'));
  const { dialog } = await preview('getbuginess', 'fdDeadlineTime', '2099-06-01');
  noteServerTime(Date.now());
  expect(dialog.getByText('已截止')).toBeInTheDocument();
});

it('offers what published items have in a field that visitors filter by', async () => {
  const choices = ['市工业和信息化局', '市商务局'].map((value) => ({ value, label: value, count: 2 }));
  const filters = [{ name: 'fdIssuedComName', label: '发文单位', choices }];
  renderDesk('/backend/content/policy/new', {
    '/api/policy/filters': { code: 0, data: { total: 4, filters, orders: [] } },
  });
  const offered = (name: string) =>
    Array.from(
      (document.querySelector(`[name="${name}"]`) as HTMLInputElement).list?.options ?? [],
      ({ value }) => value,
    );
  await waitFor(() => expect(offered('fdIssuedComName')).toEqual(['市工业和信息化局', '市商务局']));
  expect(offered('fdTheme')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('[name="fdTitle"]')!.list).toBeNull();
});
