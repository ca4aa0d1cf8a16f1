import fc from 'fast-check';
import type { ContentPage } from '../../../src/contract/deskContent';
import { areaNames } from '../../../src/contract/areas';
import { sortColumns } from '../../../src/contract/sortOrder';
import { contentFields } from '../../../server/content/contentFields';
import { insertRows } from '../../../server/content/importContent';
import { deskAreas } from '../../../server/desk/contentItem';
import { publishDue } from '../../../server/desk/contentWrites';
import { valuesFor } from '../../support/areaValues';
import { deskContent, policyText as text } from '../../support/deskContent';
import { rowsLike, smallId, smallSeed } from '../../support/smallSeed';
import { logInStaff, useStaff } from '../../support/staff';
import { addRows, deleteRows, readRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, startAccountServer, Visitor } from '../../support/visitor';

describeOnEngines('content at the desk', (server) => {
  const editor = useStaff(server, 'editor');
  const { post, save, saved, item, list, bring, exported } = deskContent(editor);
  const visitor = new Visitor(server);
  const onPortal = (fdId: string) => visitor.data<typeof text | undefined>(`/api/policy/findPolicyById?fdId=${fdId}`);
  const found = async (q: string) => (await list({ q })).rows.map(({ fdId }) => fdId);

  it('publishes an item at once, in the portal’s list and in the desk’s', async () => {
    const added = await saved({ act: 'publish' });
    expect(added).toMatchObject({ state: 'published', changed: false, version: 1, updatedBy: 'editor' });
    expect(await onPortal(added.fdId)).toMatchObject(text);
    expect((await visitor.get('/api/policy/list')).body.rows[0]?.fdId).toBe(added.fdId);
    expect((await list({ pageSize: 5 })).rows[0]).toMatchObject({
      fdId: added.fdId,
      title: text.fdTitle,
      subtitle: text.fdIssuedComName,
      category: '1',
      day: '2025-06-01 08:00:00',
    });
    const records = await readRows(server, 'deskRecord', { target: `policy/${added.fdId}` });
    expect(records).toMatchObject([{ action: 'content:publish', actor: 'editor' }]);
  });

  it('does not publish drafts, nor unpublished changes of published items', async () => {
    const draft = await saved();
    expect(draft).toMatchObject({ state: 'draft', published: null });
    expect(await onPortal(draft.fdId)).toBeUndefined();
    const { fdId, version } = await saved({ fdId: draft.fdId, version: draft.version, act: 'publish' });
    const changed = await saved({ fdId, version, values: { ...text, fdTitle: '改过的题目' } });
    expect(changed).toMatchObject({ state: 'published', changed: true, title: '改过的题目' });
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: text.fdTitle });
    expect(await item(fdId)).toMatchObject({ published: { fdTitle: text.fdTitle }, values: { fdTitle: '改过的题目' } });
  });

  it('refuses to publish invalid values, and names the fields', async () => {
    const values = { ...text, fdTitle: '', fdClass: null, fdApplyDate: '2025-02-30' };
    expect(await save({ act: 'publish', values })).toMatchObject({
      code: 422,
      data: { fdTitle: '请填写', fdClass: '请填写', fdApplyDate: expect.stringContaining('日期') },
    });
    expect(await save({ act: 'publish', values: { ...text, fdClass: 'unknown' } })).toMatchObject({
      code: 422,
      data: { fdClass: '本栏目没有类别 unknown' },
    });
    expect(await save({ values: { fdTitle: '' } })).toMatchObject({ code: 0 });
  });

  it('stores days as they are usually written in the portal’s own form', async () => {
    const values = { ...text, fdApplyDate: '2026年1月5日 星期一' };
    const added = await saved({ values });
    expect(added.values).toMatchObject({ fdApplyDate: '2026-01-05' });
    const later = { ...values, fdApplyDate: '2026/1/5 9:30' };
    const { fdId, version } = added;
    expect(await saved({ fdId, version, act: 'publish', values: later })).toMatchObject({
      published: { fdApplyDate: '2026-01-05 09:30:00' },
    });
  });

  it('sanitises rich text when it is saved', async () => {
    const fdContent =
      '<h2>一</h2><p onclick="x()" style="text-align:center;position:fixed">二<script>alert(1)</script></p>' +
      '<a href="javascript:alert(1)">三</a><table><tbody><tr><td colspan="2">四</td></tr></tbody></table><img src="/profile/pictures/a.png" alt="图" />';
    const added = await saved({ act: 'publish', values: { ...text, fdContent } });
    expect((await onPortal(added.fdId))?.fdContent).toBe(
      '<h2>一</h2><p style="text-align: center">二</p><a>三</a>' +
        '<table><tbody><tr><td colspan="2">四</td></tr></tbody></table><img src="/profile/pictures/a.png" alt="图" />',
    );
  });

  it('reports a version conflict with the current item, and writes nothing', async () => {
    const added = await saved({ act: 'publish' });
    const other = deskContent(await logInStaff(server, 'editor', 'other-editor'));
    const begun = { fdId: added.fdId, version: added.version, act: 'publish' };
    await other.saved({ ...begun, values: { ...text, fdTitle: '先存的' } });
    expect(await save({ ...begun, values: { ...text, fdTitle: '后存的' } })).toMatchObject({
      code: 409,
      msg: '另一位编辑已保存了新版本',
      data: { version: 2, updatedBy: 'other-editor', values: { fdTitle: '先存的' } },
    });
    expect(await onPortal(added.fdId)).toMatchObject({ fdTitle: '先存的' });
  });

  it('lets one of two concurrent first saves of an item win', async () => {
    const fdId = smallId(3);
    const answers = await Promise.all(
      ['甲', '乙', '丙'].map((fdTitle) => save({ fdId, version: 0, act: 'publish', values: { ...text, fdTitle } })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409]);
  });

  it('restores an earlier version, including the original one', async () => {
    const fdId = smallId(1);
    const before = await item(fdId);
    expect(before).toMatchObject({ version: 0, state: 'published', revisions: [] });
    const first = await saved({ fdId, version: 0, act: 'publish', values: { ...text, fdTitle: '改一' } });
    const second = await saved({ fdId, version: first.version, act: 'publish', values: { ...text, fdTitle: '改二' } });
    expect(second.revisions.map(({ version }) => version)).toEqual([2, 1, 0]);
    const old = await editor.data(`/api/desk/content/revision?area=policy&fdId=${fdId}&version=1`);
    expect(old).toMatchObject({ fdTitle: '改一' });
    const restored = (await post('restore', { fdId, version: second.version, revision: 0 })).data;
    expect(restored).toMatchObject({ changed: true, values: { fdTitle: before.title } });
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: '改二' });
    await saved({ fdId, version: restored.version, values: restored.values, act: 'publish' });
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: before.title });
  });

  it('unpublishes an item and publishes it again', async () => {
    const added = await saved({ act: 'publish' });
    const { fdId } = added;
    const removed = (await post('remove', { fdId, version: added.version })).data;
    expect(removed).toMatchObject({ state: 'removed', published: null, values: { fdTitle: text.fdTitle } });
    expect(await onPortal(fdId)).toBeUndefined();
    expect((await list({ state: 'removed' })).rows).toContainEqual(expect.objectContaining({ fdId }));
    await saved({ fdId, version: removed.version, values: removed.values, act: 'publish' });
    expect(await onPortal(fdId)).toMatchObject(text);
  });

  it('publishes scheduled items once when they are due', async () => {
    const scheduledAt = '2025-06-02 09:00:00';
    const planned = await saved({ act: 'schedule', scheduledAt });
    expect(planned).toMatchObject({ state: 'scheduled', scheduledAt, day: scheduledAt });
    const due = Date.parse('2025-06-02T09:00:00+08:00');
    const store = await server.store();
    expect(await publishDue(store, due - 1)).toBe(0);
    expect(await onPortal(planned.fdId)).toBeUndefined();
    const counts = await Promise.all([publishDue(store, due), publishDue(store, due), publishDue(store, due)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await onPortal(planned.fdId)).toMatchObject(text);
    const after = await item(planned.fdId);
    expect(after).toMatchObject({ state: 'published', scheduledAt: null, changed: false });
    expect(after.revisions).toMatchObject([{ note: '定时发布' }]);
  });

  it('publishes due items even if another one fails', async () => {
    const at = Date.parse('2025-06-02T09:00:00+08:00');
    const item = { area: 'goneArea', fdId: smallId(900), state: 'scheduled', title: '', category: null, values: '{}' };
    const row = { ...item, version: 1, updatedAt: 1, updatedBy: 'x', scheduledAt: at - 1 };
    await addRows(server, 'contentItem', [row]);
    const planned = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00' });
    const failures: unknown[] = [];
    expect(await publishDue(await server.store(), at, (error) => failures.push(error))).toBe(1);
    expect(failures).toHaveLength(1);
    expect(await onPortal(planned.fdId)).toMatchObject(text);
    await deleteRows(server, 'contentItem', { area: 'goneArea' });
  });

  it('gives an item without a day that of its publication, whatever it was scheduled for before', async () => {
    const planned = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00' });
    const { fdId } = planned;
    const scheduledAt = '2025-07-01 09:00:00';
    const later = await saved({ fdId, version: planned.version, act: 'schedule', scheduledAt, values: planned.values });
    expect(later.values.fdApplyDate).toBe(scheduledAt);
    const values = { ...later.values, fdTitle: '提前发布' };
    const now = await saved({ fdId, version: later.version, act: 'publish', values });
    expect(now.values.fdApplyDate).toMatch(/^2025-06-01/);
    const typed = { ...values, fdApplyDate: '2025-05-20 00:00:00' };
    expect((await saved({ fdId, version: now.version, act: 'publish', values: typed })).day).toBe(typed.fdApplyDate);
  });

  it.each(['2030-02-30 10:00:00', '+275760-09-13 00:00:00', '2030-01-01', '2025-05-31 09:00:00', '明天', ''])(
    'refuses the time %j to publish at',
    async (scheduledAt) => {
      expect(await save({ act: 'schedule', scheduledAt })).toMatchObject({ code: 500, msg: '请选择以后的发布时间' });
    },
  );

  it('keeps the schedule when a draft is saved', async () => {
    const scheduledAt = '2025-06-03 09:00:00';
    const planned = await saved({ act: 'schedule', scheduledAt });
    const { fdId } = planned;
    const stored = await saved({ fdId, version: planned.version, values: { ...text, fdTitle: '又改过的题目' } });
    expect(stored).toMatchObject({ state: 'scheduled', scheduledAt, title: '又改过的题目' });
    expect(await publishDue(await server.store(), Date.parse('2025-06-03T09:00:00+08:00'))).toBe(1);
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: '又改过的题目' });
    // A published item keeps the time of its next version as well.
    const later = '2025-06-04 09:00:00';
    const next = await saved({ fdId, version: stored.version + 1, act: 'schedule', scheduledAt: later });
    const again = await saved({ fdId, version: next.version, values: { ...text, fdTitle: '第三题' } });
    expect(again).toMatchObject({ state: 'published', changed: true, scheduledAt: later });
    // An empty time clears it.
    const off = await saved({ fdId, version: again.version, scheduledAt: '' });
    expect(off).toMatchObject({ state: 'published', changed: true, scheduledAt: null });
  });

  it('makes a draft of a scheduled item that has become invalid', async () => {
    const category = { area: 'policy', fdCategory: '9', fdCategoryName: '暂时', sort: 9 };
    await addRows(server, 'category', [{ fdId: smallId(999), ...category, demo: '0' }]);
    const values = { ...text, fdClass: '9' };
    const { fdId } = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00', values });
    await deleteRows(server, 'category', { fdCategory: '9' });
    await publishDue(await server.store(), Date.parse('2025-06-03T00:00:00+08:00'));
    expect(await item(fdId)).toMatchObject({ state: 'draft', scheduledAt: null, values: { fdClass: '9' } });
    expect(await onPortal(fdId)).toBeUndefined();
  });

  it('carries out a repeated write once, and responds each time with the current item', async () => {
    const create = (fdTitle: string, by = { save }) =>
      by.save({ values: { ...text, fdTitle } }, { key: 'creation-once' });
    const [first, second] = await Promise.all([create('一次'), create('一次')]);
    const { fdId } = first.data;
    expect(second).toMatchObject({ code: 0, data: { fdId, version: 1 } });
    // Edits between two attempts are not lost, and create no second item.
    expect(await create('一次，改过')).toMatchObject({ code: 409, data: { fdId, values: { fdTitle: '一次' } } });
    expect(await found('一次')).toEqual([fdId]);

    const ref = { fdId, version: 2 };
    const file = { format: 'json', text: JSON.stringify([{ ...text, fdTitle: '导入一次' }]), replace: false };
    const writes: [path: string, json: object, answer: object][] = [
      ['save', { fdId, version: 1, act: 'publish', values: { ...text, fdTitle: '一次' } }, { version: 2 }],
      ['copy', { fdId }, { title: '一次（副本）', state: 'draft', values: { fdContent: '<p>正文</p>' } }],
      ['remove', ref, { state: 'removed' }],
      ['import', { ...file, apply: true }, { created: 1, applied: true }],
    ];
    for (const [path, json, answer] of writes) {
      const answers = [
        await post(path, json, { key: `${path}-once` }),
        await post(path, json, { key: `${path}-once` }),
      ];
      expect(answers).toMatchObject(Array(2).fill({ code: 0, data: answer }));
      expect(new Set(answers.map(({ data }) => data.fdId)).size).toBe(1);
    }
    expect(await found('一次（副本）')).toHaveLength(1);
    expect(await found('导入一次')).toHaveLength(1);
    // Another account's key.
    const other = deskContent(await logInStaff(server, 'editor', 'other-editor'));
    expect((await create('一次', other)).data.fdId).not.toBe(fdId);
  });

  it('rejects values that no store can hold before querying the store', async () => {
    const added = await saved();
    const ref = { area: 'policy', fdId: added.fdId, version: added.version };
    const hostile: [path: string, json: object][] = [
      ['save', { ...ref, act: 'draft', values: text, version: 2 ** 31 }],
      ['save', { ...ref, act: 'draft', values: text, note: 'a\0b' }],
      ['save', { ...ref, act: 'draft', values: text, fdId: 'a\0b' }],
      ['remove', { ...ref, fdId: 'a\0b' }],
      ['remove', { ...ref, version: 2 ** 40 }],
      ['restore', { ...ref, revision: 2 ** 40 }],
      ['copy', { area: 'policy', fdId: "' or 1=1" }],
    ];
    for (const [path, json] of hostile) {
      expect([json, (await editor.post(`/api/desk/content/${path}`, json)).status]).toEqual([json, 400]);
    }
    expect(await save({ values: { ...text, fdTitle: 'a\0b' } })).toMatchObject({ code: 422 });
    expect(await item(added.fdId)).toMatchObject({ version: added.version });
  });

  const categories = deskContent(editor, 'category');

  it('keeps a category that content uses', async () => {
    const category = smallSeed.category.find(({ area, fdCategory }) => area === 'policy' && fdCategory === '1')!;
    const { fdId } = category;
    const refused = await categories.post('remove', { fdId, version: 0 });
    expect(refused).toMatchObject({ code: 500, msg: expect.stringMatching(/^还有 \d+ 条内容属于这个类别/) });
    const renamed = await categories.save({ fdId, act: 'publish', values: { ...category, fdCategory: '77' } });
    expect(renamed).toMatchObject({ code: 422, data: { fdCategory: '还有内容属于这个类别，不能改它的编码' } });
    const unused = await categories.saved({
      act: 'publish',
      values: { area: 'policy', fdCategory: '8', fdCategoryName: '新类别' },
    });
    expect(await categories.post('remove', { fdId: unused.fdId, version: 1 })).toMatchObject({ code: 0 });
  });

  it('gives a code to one of two editors who create a category with it concurrently', async () => {
    for (const fdCategory of ['race-1', 'race-2', 'race-3']) {
      const values = { area: 'policy', fdCategory, fdCategoryName: '同时' };
      const answers = await Promise.all(Array.from({ length: 4 }, () => categories.save({ act: 'publish', values })));
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 422, 422, 422]);
      const refused = answers.filter(({ code }) => code === 422);
      expect(refused.map(({ data }) => data)).toEqual(Array(3).fill({ fdCategory: '这个栏目已有这个编码' }));
    }
  });

  // The others: areas/everyArea.test.ts.
  const pageless = deskAreas.map(({ area }) => area).filter((area) => !areaNames.some((name) => name === area));
  it.each(pageless)('an area without pages can be edited, published and removed: %s', async (area) => {
    const code = smallSeed.category.find((row) => row.area === area)?.fdCategory ?? 'any';
    const values = valuesFor(contentFields[area], code);
    const desk = deskContent(editor, area, values);
    const draft = await desk.saved();
    const { fdId, version, published } = await desk.saved({ fdId: draft.fdId, version: draft.version, act: 'publish' });
    expect(published).toMatchObject(values);
    expect((await desk.post('remove', { fdId, version })).code).toBe(0);
    expect((await desk.list({ state: 'removed' })).rows.map((row) => row.fdId)).toContain(fdId);
  });

  it('reorders banners', async () => {
    const banners = deskContent(editor, 'banner');
    const ids = async () => (await banners.list({ pageSize: 50 })).rows.map(({ fdId }) => fdId);
    const before = await ids();
    const [first = '', second = ''] = before;
    expect(await banners.post('order', { fdIds: [second, first] })).toMatchObject({ code: 0 });
    expect(await ids()).toEqual([second, first, ...before.slice(2)]);
    expect(await post('order', { fdIds: [first] })).toMatchObject({ code: 500 });
  });

  it('does not change a company’s entry', async () => {
    const fdId = smallSeed.getbuginess[0]!.fdId;
    await storeSubmissions(server, [aSubmission(9999, 'entry', { fdId, targetId: fdId })]);
    const entries = deskContent(editor, 'getbuginess');
    const { locked, values } = await entries.item(fdId);
    expect(locked).toBe(true);
    expect(await entries.save({ fdId, values, act: 'publish' })).toMatchObject({ code: 500 });
    expect(await entries.post('remove', { fdId, version: 0 })).toMatchObject({ code: 500 });
    const errors = [{ line: 1, field: null, problem: '这条信息由企业发布，请在收件中处理' }];
    for (const apply of [false, true]) {
      const report = await entries.bring([{ ...values, fdGetbuginessName: '导入的名称' }], { apply });
      expect(report).toMatchObject({ applied: false, changed: 0, errors });
    }
    expect((await entries.item(fdId)).values).toEqual(values);
    // A row that is unchanged in the file is no change, and an omitted one no deletion.
    expect(await entries.bring([values])).toMatchObject({ same: 1, changed: 0, applied: true });
    const others = smallSeed.getbuginess.filter((row) => row.fdId !== fdId);
    const same = { errors: [], removed: 0, same: others.length };
    expect(await entries.bring(others, { apply: false, replace: true })).toMatchObject(same);
    expect(await entries.bring(others, { replace: true })).toMatchObject({ applied: true });
    expect(await entries.item(fdId)).toMatchObject({ locked: true, state: 'published', values });
  });

  it('finds by title, issuer and text, with any special characters', async () => {
    const added = await saved({
      act: 'publish',
      values: { ...text, fdTitle: '免税 100%_的家具', fdContent: '<p>榫卯结构</p>' },
    });
    for (const q of ['100%_', '榫卯', added.fdId]) expect([q, await found(q)]).toEqual([q, [added.fdId]]);
    expect(await found("0%' or 1=1")).toEqual([]);
  });

  it('pages through unpublished and published items without gaps or repetitions', async () => {
    const { total } = await list({ pageSize: 1 });
    for (const size of [1, 3, 4, 50]) {
      const seen: string[] = [];
      for (let pageNum = 1; seen.length < total; pageNum += 1) {
        const { rows } = await list({ pageSize: size, pageNum });
        expect(rows.length).toBeGreaterThan(0);
        seen.push(...rows.map(({ fdId }) => fdId));
      }
      expect([new Set(seen).size, seen.length]).toEqual([total, total]);
    }
    const counts: Record<string, number> = (await editor.data('/api/desk/content/counts')).policy;
    const { removed, ...listed } = counts;
    expect(removed).toEqual(expect.any(Number));
    expect(Object.values(listed).reduce((sum, count) => sum + count, 0)).toBe(total);
    for (const state of ['published', 'draft', 'scheduled', 'removed']) {
      expect([state, (await list({ state, pageSize: 1 })).total]).toEqual([state, counts[state]]);
    }
  });

  it('sorts unpublished and published items together by a column, on every page', async () => {
    await saved({ values: { ...text, fdTitle: '另一草稿', fdApplyDate: '2025-05-05' } });
    for (const chosen of [{}, { state: 'published' }, { state: 'draft' }, { category: '1' }, { q: '补助' }]) {
      const all = await list({ pageSize: 100, ...chosen });
      expect([chosen, all.rows.length]).toEqual([chosen, Math.min(100, all.total)]);
      for (const column of sortColumns.content) {
        for (const order of [column, `-${column}`]) {
          const rows: ContentPage['rows'] = [];
          for (let pageNum = 1; rows.length < all.total; pageNum += 1) {
            const page = await list({ pageSize: 7, pageNum, order, ...chosen });
            expect([page.total, page.rows.length > 0]).toEqual([all.total, true]);
            rows.push(...page.rows);
          }
          const keys = rows.map((row) => row[column] ?? '');
          const sorted = keys.filter(Boolean).sort();
          if (order !== column) sorted.reverse();
          // What has none comes last either way.
          expect([chosen, order, keys]).toEqual([chosen, order, [...sorted, ...keys.filter((key) => key === '')]]);
          expect(new Set(rows.map(({ fdId }) => fdId))).toEqual(new Set(all.rows.map(({ fdId }) => fdId)));
        }
      }
    }
  });

  it('refuses to sort by what an area does not have', async () => {
    for (const query of ['area=policy&order=fdTitle', 'area=policy&order=title,day', 'area=category&order=-day']) {
      const { status, body } = await editor.get(`/api/desk/content?${query}`);
      expect([query, status, body]).toEqual([query, 400, { code: 400, msg: '请求参数不正确' }]);
    }
  });

  it('says in which areas a search finds how much', async () => {
    const counted = (q: string) => editor.data(`/api/desk/content/found?q=${encodeURIComponent(q)}`);
    const banks = await counted('示例银行');
    for (const area of ['policy', 'financial', 'getbuginess', 'recruit']) {
      const { total } = await list({ area, q: '示例银行', pageSize: 1 });
      expect([area, banks[area]]).toEqual([area, total]);
    }
    expect(banks.financial).toBeGreaterThan(0);
    expect(await counted(' ')).toEqual({});
  });

  it('exports an area, previews its import, and imports it on request', async () => {
    const rows = JSON.parse(String(await exported())) as Record<string, string | null>[];
    const took = { action: 'content:export', target: 'policy' };
    expect(await readRows(server, 'deskRecord', took)).toMatchObject([{ actor: 'editor', note: 'json' }]);
    const options = { apply: false };
    expect(await bring(rows, options)).toMatchObject({ created: 0, changed: 0, same: rows.length, errors: [] });
    const [first, second, ...rest] = rows;
    const next = [{ ...first, fdTitle: '导入的题目' }, ...rest, { ...text, fdTitle: '导入的新政策' }];
    expect(await bring(next, { apply: false, replace: true })).toMatchObject({
      created: 1,
      changed: 1,
      removed: 1,
      applied: false,
      examples: expect.arrayContaining([{ change: 'removed', title: second?.fdTitle }]),
    });
    expect(await found('导入的')).toEqual([]);
    const begun = await item(String(first?.fdId));
    expect(await bring(next, { replace: true })).toMatchObject({ applied: true });
    expect(await found('导入的')).toHaveLength(2);
    expect(await onPortal(String(second?.fdId))).toBeUndefined();
    if (begun.version > 0) expect((await item(begun.fdId)).version).toBeGreaterThan(begun.version);
    expect(await bring([{ ...first, fdApplyDate: 'gestern', fdUnknown: '1' }], options)).toMatchObject({
      created: 0,
      applied: false,
      errors: expect.arrayContaining([
        { line: expect.any(Number), field: 'fdUnknown', problem: '本栏目没有这一列' },
        { line: expect.any(Number), field: 'fdApplyDate', problem: expect.stringContaining('日期') },
      ]),
    });
    expect(await bring('{', options)).toMatchObject({ errors: [{ line: 1 }] });
  });
});

it('finds a row of a large area by its complete id', async () => {
  const server = await startAccountServer();
  const { list } = deskContent(await logInStaff(server, 'editor'));
  const many = rowsLike('policy', 20_000, 3_100, () => ({ fdApplyDate: '2025-03-01', demo: '0' }));
  await (await server.store()).transaction().execute((trx) => insertRows(trx, 'policy', many));
  const oldest = smallSeed.policy[0]!.fdId;
  expect((await list({ q: oldest })).rows.map(({ fdId }) => fdId)).toEqual([oldest]);
});

/** Every public read, with any parameters. */
const publicReads = [
  '/api/policy/list?pageSize=500',
  '/api/policy/list?pageSize=500&category=1',
  '/api/policy/list?pageSize=500&brief=1',
  '/api/policy/findPolicyById?fdId=ID',
  '/api/industryNews/list?pageSize=500',
  '/feeds/policy.xml',
  '/sitemap.xml',
  '/sitemaps/policy/1.xml',
];

it('never shows a draft, a scheduled or an unpublished item in any public response', async () => {
  const server = await startAccountServer({ config: { origin: 'http://portal.example' } });
  const { post } = deskContent(await logInStaff(server, 'editor'));
  const visitor = new Visitor(server);
  const step = fc.constantFrom('draft', 'schedule', 'publish', 'remove', 'restore');
  let marker = 0;
  const anySteps = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
    let [fdId, version, shown] = ['', 0, null as string | null];
    for (const act of steps) {
      const words = `secret-${(marker += 1)}`;
      const path = act === 'remove' || act === 'restore' ? act : 'save';
      if (path !== 'save' && fdId === '') continue;
      const values = { fdTitle: words, fdClass: '1', fdContent: `<p>${words}</p>` };
      const json = { fdId, version, revision: 1, values, act, scheduledAt: '2030-01-01 00:00:00' };
      const { code, data } = await post(path, json);
      if (code !== 0) continue;
      [fdId, version] = [data.fdId, data.version];
      shown = data.published === null ? null : String(data.published.fdTitle);
    }
    const texts = await Promise.all(
      publicReads.map(async (url) => String((await visitor.get(url.replace('ID', fdId || '0'))).raw)),
    );
    const found = new Set(texts.flatMap((text) => text.match(/secret-\d+/g) ?? []));
    for (let number = marker - steps.length + 1; number <= marker; number += 1) {
      const mark = `secret-${number}`;
      expect([steps, mark, found.has(mark)]).toEqual([steps, mark, mark === shown]);
    }
    if (shown === null && fdId) expect(texts.some((text) => text.includes(fdId))).toBe(false);
  });
  await fc.assert(anySteps, { numRuns: 25 });
});
