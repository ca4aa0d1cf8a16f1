import { screen, waitFor, within } from '@testing-library/react';
import type { RelatedRow, RelatedSave } from '../../../../src/contract/deskContent';
import { contentAt } from '../../../../src/desk/content/contentAt';
import type { Sent } from '../../../support/cannedPage';
import { contentDetail } from '../../../support/contentDetail';
import { gate } from '../../../support/gate';
import { textsOf } from '../../../support/see';
import { renderDesk } from '../../../support/deskPage';

const idOf = (name: string) => name.repeat(32).slice(0, 32);
const own = idOf('a');

const item = { ...contentDetail(own, 1, { fdTitle: '本篇' }), state: 'published' as const };
const row = (name: string, title: string, published = true): RelatedRow => ({
  area: 'policy',
  fdId: idOf(name),
  title,
  published,
});

/** A mock backend with some items, which stores the related items or refuses them. */
function backend(set: RelatedRow[], found: { fdId: string; title: string }[] = []) {
  const saves: RelatedSave[] = [];
  const searches: string[] = [];
  const kept = { rows: set, refusal: null as string | null };
  const answers = {
    '/api/desk/content': ({ query }: Sent) => {
      if (query.get('q')) searches.push(`${query.get('area')} ${query.get('q')}`);
      return { code: 0, total: found.length, rows: query.get('q') ? found : [] };
    },
    '/api/desk/content/item': { code: 0, data: { ...item, published: item.values } },
    '/api/desk/content/related': ({ body }: Sent) => {
      if (!body) return { code: 0, data: kept.rows };
      const save = JSON.parse(body) as RelatedSave;
      saves.push(save);
      if (kept.refusal) return { code: 500, msg: kept.refusal };
      kept.rows = save.pieces.map((ref) => ({ ...ref, title: `题 ${ref.fdId[0]}`, published: true }));
      return { code: 0, data: kept.rows };
    },
  };
  return { answers, saves, searches, kept };
}

const section = () => screen.findByRole('region', { name: '相关内容' });
const chosen = async () => textsOf('listitem', await within(await section()).findByRole('list', { name: '相关内容' }));
const open = (answers: ReturnType<typeof backend>['answers']) =>
  renderDesk(`/backend/content/policy/${own}`, answers).user;
const save = () => screen.getByRole('button', { name: '保存相关内容' });

describe('related items chosen by staff', () => {
  test('are found by title, sorted, and saved by a button of their own', async () => {
    const found = [row('d', '四'), { fdId: own, title: '本篇' }, row('b', '二')];
    const { answers, saves, searches } = backend([row('b', '二'), row('c', '三', false)], found);
    const user = open(answers);
    await screen.findByRole('button', { name: '移除“二”' });
    expect(await chosen()).toHaveLength(2);
    expect((await chosen())[1]).toContain('门户上未显示');
    expect(screen.getByText(/单独保存，保存后立即生效，不进入草稿和历史版本/)).toBeVisible();

    const search = screen.getByRole('searchbox', { name: '标题，或粘贴门户网址' });
    await user.type(search, '四{Enter}');
    await user.click(await screen.findByRole('button', { name: '加入“四”' }));
    // Neither itself nor items that are already chosen.
    expect(screen.queryByRole('button', { name: '加入“本篇”' })).toBeNull();
    expect(screen.queryByRole('button', { name: '加入“二”' })).toBeNull();
    expect(searches).toEqual(['policy 四']);

    await user.click(screen.getByRole('button', { name: '上移“四”' }));
    await user.click(screen.getByRole('button', { name: '移除“二”' }));
    expect(screen.getByRole('heading', { name: '相关内容' })).toHaveFocus();
    expect(screen.getByText('尚未保存')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(screen.queryByText('尚未保存')).toBeNull());
    const refs = (...names: string[]) => names.map((name) => ({ area: 'policy', fdId: idOf(name) }));
    expect(saves).toEqual([{ area: 'policy', fdId: own, pieces: refs('d', 'c'), before: refs('b', 'c') }]);
    expect(await screen.findByText('相关内容已保存，门户上已更新')).toBeInTheDocument();
    expect(screen.queryByText('尚未保存到网站')).toBeNull();
  });

  test('are found by the address of their page, whatever area is chosen', async () => {
    const { answers, searches } = backend([], [row('e', '某项目')]);
    const user = open(answers);
    await user.type(
      await screen.findByRole('searchbox', { name: '标题，或粘贴门户网址' }),
      `https://portal.supply-chain.${'customisation.'.repeat(3)}example/project/detail/${idOf('e')}?from=list{Enter}`,
    );
    await user.click(await screen.findByRole('button', { name: '加入“某项目”' }));
    expect(searches).toEqual([`project ${idOf('e')}`]);
    expect(await chosen()).toEqual([expect.stringContaining('某项目')]);
  });

  test('keep their changes after a refusal, with the reason', async () => {
    const { answers, kept, saves } = backend([row('b', '二'), row('c', '三')]);
    kept.refusal = '另一位编辑刚改过相关内容，请刷新后再改';
    const user = open(answers);
    await user.click(await screen.findByRole('button', { name: '移除“二”' }));
    await user.click(save());
    expect(await screen.findByText(kept.refusal)).toBeInTheDocument();
    expect(await chosen()).toEqual([expect.stringContaining('三')]);
    expect(screen.getByText('尚未保存')).toBeVisible();
    // A retry is still based on the old list.
    kept.rows = [row('d', '别人的')];
    await user.click(save());
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.before).toEqual(saves[0]!.before);
  });

  test('that are removed while the others are saved stay removed, and unsaved', async () => {
    const { answers, saves } = backend([row('b', '二'), row('c', '三'), row('d', '四')]);
    const slow = gate();
    const read = answers['/api/desk/content/related'];
    answers['/api/desk/content/related'] = (sent: Sent) => (sent.body ? slow.hold(read(sent)) : read(sent)) as never;
    const user = open(answers);
    await user.click(await screen.findByRole('button', { name: '移除“二”' }));
    await user.click(save());
    await user.click(screen.getByRole('button', { name: '移除“三”' }));
    await slow.open();
    expect(await screen.findByText('相关内容已保存，门户上已更新')).toBeInTheDocument();
    expect(saves).toHaveLength(1);
    expect(await chosen()).toEqual([expect.stringContaining('四')]);
    expect(screen.getByText('尚未保存')).toBeVisible();
  });

  test('are at most twelve', async () => {
    const full = [...'0123456789bc'].map((name) => row(name, name));
    const { answers } = backend(full, [row('d', '多的')]);
    const user = open(answers);
    await user.type(await screen.findByRole('searchbox', { name: '标题，或粘贴门户网址' }), '多{Enter}');
    expect(await screen.findByText('最多 12 条，请先移除')).toBeVisible();
    expect(screen.getByRole('button', { name: '加入“多的”' })).toBeDisabled();
  });

  test('are not offered for a new item or an area without them', async () => {
    const { answers } = backend([]);
    renderDesk('/backend/content/policy/new', answers);
    await screen.findByRole('textbox', { name: /^标题/ });
    expect(screen.queryByRole('region', { name: '相关内容' })).toBeNull();
  });
});

test.each([
  [`/policy/detail/${own}`, { area: 'policy', fdId: own }],
  [`http://portal.example:8080/SPECIAL/detail/${own}/#text`, { area: 'industryNews', fdId: own }],
  [` /shopping_mall/detail/${own} `, { area: 'app', fdId: own }],
  [`/supply_demand/demand/detail/${own}`, null],
  ['/policy/detail/1', null],
  [own, null],
  ['木材', null],
])('the address %s leads to %j', (address, expected) => {
  expect(contentAt(address)).toEqual(expected);
});
