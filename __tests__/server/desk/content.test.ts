import fc from 'fast-check';
import type { ContentDetail, ContentPage } from '../../../src/contract/deskContent';
import { sortColumns } from '../../../src/contract/sortOrder';
import { insertRows } from '../../../server/content/insertRows';
import { publishDue } from '../../../server/desk/contentSchedule';
import { testEngines } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';
import { logInStaff, useStaff } from '../../support/staff';
import { inStore, startAccountServer, Visitor, useAccountServer } from '../../support/visitor';

const text = { fdTitle: '数字化改造补助', fdClass: '1', fdIssuedComName: '市工信局', fdContent: '<p>正文</p>' };

describe.each(testEngines)('content at the desk on the engine %s', (engine) => {
  const server = useAccountServer({ engine });
  const editor = useStaff(server, 'editor');

  const post = async (path: string, json: object, by = editor) =>
    (await by.send('POST', `/api/desk/content/${path}`, { json })).body;
  const save = (json: object, by = editor) =>
    post('save', { area: 'policy', fdId: '', version: 0, act: 'draft', values: text, ...json }, by);
  const saved = async (json: object): Promise<ContentDetail> => {
    const body = await save(json);
    expect(body).toMatchObject({ code: 0 });
    return body.data as unknown as ContentDetail;
  };
  const list = async (query: string) =>
    (await editor.get(`/api/desk/content?${query}`)).body as unknown as ContentPage & { code: number };
  const item = async ({ area = 'policy', fdId }: { area?: string; fdId: string }) =>
    (await editor.get(`/api/desk/content/item?area=${area}&fdId=${fdId}`)).body.data as unknown as ContentDetail;
  const onPortal = async (fdId: string) =>
    (await new Visitor(server).get(`/api/policy/findPolicyById?fdId=${fdId}`)).body.data as typeof text | undefined;
  const auditEntries = (target: string) =>
    inStore(server, (db) =>
      db.selectFrom('deskRecord').select(['action', 'actor']).where('target', '=', target).orderBy('at').execute(),
    );

  it('publishes an item at once, in the portal’s list and in the desk’s', async () => {
    const made = await saved({ act: 'publish' });
    expect(made).toMatchObject({ state: 'published', changed: false, version: 1, updatedBy: 'editor' });
    expect(await onPortal(made.fdId)).toMatchObject(text);
    const { rows } = (await new Visitor(server).get('/api/policy/list')).body as { rows: { fdId: string }[] };
    expect(rows[0]?.fdId).toBe(made.fdId);
    expect((await list('area=policy&pageSize=5')).rows[0]).toMatchObject({
      fdId: made.fdId,
      title: text.fdTitle,
      subtitle: text.fdIssuedComName,
      category: '1',
      day: '2025-06-01 08:00:00',
    });
    expect(await auditEntries(`policy/${made.fdId}`)).toEqual([{ action: 'content:publish', actor: 'editor' }]);
  });

  it('does not publish drafts, nor unpublished changes of published items', async () => {
    const draft = await saved({});
    expect(draft).toMatchObject({ state: 'draft', published: null });
    expect(await onPortal(draft.fdId)).toBeUndefined();
    const made = await saved({ fdId: draft.fdId, version: draft.version, act: 'publish' });
    const changed = await saved({
      fdId: made.fdId,
      version: made.version,
      values: { ...text, fdTitle: '改过的题目' },
    });
    expect(changed).toMatchObject({ state: 'published', changed: true, title: '改过的题目' });
    expect(await onPortal(made.fdId)).toMatchObject({ fdTitle: text.fdTitle });
    expect(await item(made)).toMatchObject({ published: { fdTitle: text.fdTitle }, values: { fdTitle: '改过的题目' } });
  });

  it('refuses to publish invalid values, and names the fields', async () => {
    const refused = await save({
      act: 'publish',
      values: { ...text, fdTitle: '', fdClass: null, fdApplyDate: '2025-02-30' },
    });
    expect(refused).toMatchObject({
      code: 422,
      data: { fdTitle: '请填写', fdClass: '请填写', fdApplyDate: expect.stringContaining('日期') },
    });
    expect(await save({ act: 'publish', values: { ...text, fdClass: 'unknown' } })).toMatchObject({
      code: 422,
      data: { fdClass: '本栏目没有类别 unknown' },
    });
    expect(await save({ values: { fdTitle: '' } })).toMatchObject({ code: 0 });
  });

  it('sanitises rich text when it is saved', async () => {
    const fdContent =
      '<h2>一</h2><p onclick="x()" style="text-align:center;position:fixed">二<script>alert(1)</script></p>' +
      '<a href="javascript:alert(1)">三</a><table><tbody><tr><td colspan="2">四</td></tr></tbody></table><img src="/profile/pictures/a.png" alt="图" />';
    const made = await saved({ act: 'publish', values: { ...text, fdContent } });
    expect((await onPortal(made.fdId))?.fdContent).toBe(
      '<h2>一</h2><p style="text-align: center">二</p><a>三</a>' +
        '<table><tbody><tr><td colspan="2">四</td></tr></tbody></table><img src="/profile/pictures/a.png" alt="图" />',
    );
  });

  it('reports a version conflict with the current item, and writes nothing', async () => {
    const made = await saved({ act: 'publish' });
    const other = await logInStaff(server, 'editor', 'other-editor');
    const begun = { fdId: made.fdId, version: made.version };
    const values = { ...text, fdTitle: '先存的' };
    expect(await save({ ...begun, act: 'publish', values }, other)).toMatchObject({ code: 0 });
    const late = await save({ ...begun, act: 'publish', values: { ...text, fdTitle: '后存的' } });
    expect(late).toMatchObject({
      code: 409,
      msg: '另一位编辑已保存了新版本',
      data: { version: 2, updatedBy: 'other-editor', values: { fdTitle: '先存的' } },
    });
    expect(await onPortal(made.fdId)).toMatchObject({ fdTitle: '先存的' });
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
    const before = await item({ fdId });
    expect(before).toMatchObject({ version: 0, state: 'published', revisions: [] });
    const first = await saved({ fdId, version: 0, act: 'publish', values: { ...text, fdTitle: '改一' } });
    const second = await saved({ fdId, version: first.version, act: 'publish', values: { ...text, fdTitle: '改二' } });
    expect(second.revisions.map(({ version }) => version)).toEqual([2, 1, 0]);
    const old = await editor.get(`/api/desk/content/revision?area=policy&fdId=${fdId}&version=1`);
    expect(old.body.data).toMatchObject({ fdTitle: '改一' });
    const restored = await post('restore', { area: 'policy', fdId, version: second.version, revision: 0 });
    expect(restored.data).toMatchObject({ changed: true, values: { fdTitle: before.title } });
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: '改二' });
    const { version, values } = restored.data as unknown as ContentDetail;
    await saved({ fdId, version, values, act: 'publish' });
    expect(await onPortal(fdId)).toMatchObject({ fdTitle: before.title });
  });

  it('unpublishes an item and publishes it again', async () => {
    const made = await saved({ act: 'publish' });
    const removed = await post('remove', { area: 'policy', fdId: made.fdId, version: made.version });
    expect(removed.data).toMatchObject({ state: 'removed', published: null, values: { fdTitle: text.fdTitle } });
    expect(await onPortal(made.fdId)).toBeUndefined();
    expect((await list('area=policy&state=removed')).rows.map(({ fdId }) => fdId)).toContain(made.fdId);
    const { version, values } = removed.data as unknown as ContentDetail;
    await saved({ fdId: made.fdId, version, values, act: 'publish' });
    expect(await onPortal(made.fdId)).toMatchObject(text);
  });

  it('copies an item as a draft', async () => {
    const made = await saved({ act: 'publish' });
    const copy = (await post('copy', { area: 'policy', fdId: made.fdId })).data as unknown as ContentDetail;
    expect(copy).toMatchObject({
      state: 'draft',
      title: `${text.fdTitle}（副本）`,
      values: { fdContent: '<p>正文</p>' },
    });
    expect(copy.fdId).not.toBe(made.fdId);
  });

  it('publishes scheduled items once when they are due', async () => {
    const planned = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00' });
    expect(planned).toMatchObject({
      state: 'scheduled',
      scheduledAt: '2025-06-02 09:00:00',
      day: '2025-06-02 09:00:00',
    });
    const due = Date.parse('2025-06-02T09:00:00+08:00');
    const store = await server.store();
    expect(await publishDue(store, due - 1)).toBe(0);
    expect(await onPortal(planned.fdId)).toBeUndefined();
    const counts = await Promise.all([publishDue(store, due), publishDue(store, due), publishDue(store, due)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await onPortal(planned.fdId)).toMatchObject(text);
    const after = await item(planned);
    expect(after).toMatchObject({ state: 'published', scheduledAt: null, changed: false });
    expect(after.revisions).toMatchObject([{ note: '定时发布' }]);
  });

  it.each(['2030-02-30 10:00:00', '+275760-09-13 00:00:00', '2030-01-01', '2025-05-31 09:00:00', '明天', ''])(
    'refuses the time %j to publish at',
    async (scheduledAt) => {
      const sent = { area: 'policy', fdId: '', version: 0, act: 'schedule', scheduledAt, values: text };
      expect(await post('save', sent)).toMatchObject({ code: 500, msg: '请选择以后的发布时间' });
    },
  );

  it('keeps the schedule when a draft is saved', async () => {
    const scheduledAt = '2025-06-03 09:00:00';
    const planned = await saved({ act: 'schedule', scheduledAt });
    const values = { ...text, fdTitle: '又改过的题目' };
    const kept = await saved({ fdId: planned.fdId, version: planned.version, values });
    expect(kept).toMatchObject({ state: 'scheduled', scheduledAt, title: '又改过的题目' });
    expect(await publishDue(await server.store(), Date.parse('2025-06-03T09:00:00+08:00'))).toBe(1);
    expect(await onPortal(planned.fdId)).toMatchObject({ fdTitle: '又改过的题目' });
    // A published item keeps the time of its next version as well.
    const next = await saved({
      fdId: planned.fdId,
      version: kept.version + 1,
      act: 'schedule',
      scheduledAt: '2025-06-04 09:00:00',
    });
    const again = await saved({ fdId: next.fdId, version: next.version, values: { ...text, fdTitle: '第三题' } });
    expect(again).toMatchObject({ state: 'published', changed: true, scheduledAt: '2025-06-04 09:00:00' });
    // An empty time clears it.
    const off = await saved({ fdId: again.fdId, version: again.version, scheduledAt: '' });
    expect(off).toMatchObject({ state: 'published', changed: true, scheduledAt: null });
  });

  it('makes a draft of a scheduled item that has become invalid', async () => {
    await inStore(server, (db) =>
      db
        .insertInto('category')
        .values({ fdId: smallId(999), area: 'policy', fdCategory: '9', fdCategoryName: '暂时', sort: 9, demo: '0' })
        .execute(),
    );
    const values = { ...text, fdClass: '9' };
    const planned = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00', values });
    await inStore(server, (db) => db.deleteFrom('category').where('fdCategory', '=', '9').execute());
    await publishDue(await server.store(), Date.parse('2025-06-03T00:00:00+08:00'));
    expect(await item(planned)).toMatchObject({ state: 'draft', scheduledAt: null, values: { fdClass: '9' } });
    expect(await onPortal(planned.fdId)).toBeUndefined();
  });

  it('publishes due items even if more than a batch of others fail', async () => {
    const at = Date.parse('2025-06-02T09:00:00+08:00');
    const row = {
      state: 'scheduled',
      title: '',
      category: null,
      values: '{}',
      version: 1,
      updatedAt: 1,
      updatedBy: 'x',
    };
    await inStore(server, (db) =>
      db
        .insertInto('contentItem')
        .values(
          Array.from({ length: 120 }, (_, place) => {
            return { area: 'goneArea', fdId: smallId(900 + place), ...row, scheduledAt: at - 1 };
          }),
        )
        .execute(),
    );
    const planned = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00' });
    const failures: unknown[] = [];
    expect(await publishDue(await server.store(), at, (error) => failures.push(error))).toBe(1);
    expect(failures).toHaveLength(120);
    expect(await onPortal(planned.fdId)).toMatchObject(text);
    await inStore(server, (db) => db.deleteFrom('contentItem').where('area', '=', 'goneArea').execute());
  });

  it('carries out a repeated write once, and responds each time with the current item', async () => {
    const send = (path: string, json: object, key: string) =>
      editor.send('POST', `/api/desk/content/${path}`, { json, key }).then(({ body }) => body);
    const fresh = { area: 'policy', fdId: '', version: 0, act: 'draft', values: { ...text, fdTitle: '一次' } };
    const [first, second] = await Promise.all([send('save', fresh, 'creation-1'), send('save', fresh, 'creation-1')]);
    const made = first.data as unknown as ContentDetail;
    expect(second).toMatchObject({ code: 0, data: { fdId: made.fdId, version: 1 } });
    // Edits between two attempts are not lost, and create no second item.
    const more = await send('save', { ...fresh, values: { ...text, fdTitle: '一次，改过' } }, 'creation-1');
    expect(more).toMatchObject({ code: 409, data: { fdId: made.fdId, values: { fdTitle: '一次' } } });
    expect((await list(`area=policy&q=${encodeURIComponent('一次')}`)).total).toBe(1);

    const publish = { ...fresh, fdId: made.fdId, version: 1, act: 'publish' };
    const twice = async (work: () => Promise<void>) => {
      await work();
      await work();
    };
    await twice(async () =>
      expect(await send('save', publish, 'publication-1')).toMatchObject({ code: 0, data: { version: 2 } }),
    );
    const copies = [await send('copy', { area: 'policy', fdId: made.fdId }, 'copying-1')];
    copies.push(await send('copy', { area: 'policy', fdId: made.fdId }, 'copying-1'));
    expect(new Set(copies.map(({ data }) => (data as ContentDetail).fdId)).size).toBe(1);
    const ref = { area: 'policy', fdId: made.fdId, version: 2 };
    await twice(async () =>
      expect(await send('remove', ref, 'removal-1')).toMatchObject({ code: 0, data: { state: 'removed' } }),
    );
    const file = JSON.stringify([{ ...text, fdTitle: '导入一次' }]);
    const order = { area: 'policy', format: 'json', text: file, replace: false, apply: true };
    await twice(async () =>
      expect(await send('import', order, 'importing-1')).toMatchObject({ data: { created: 1, applied: true } }),
    );
    expect((await list(`area=policy&q=${encodeURIComponent('导入一次')}`)).total).toBe(1);
    // Another account's key.
    const other = await logInStaff(server, 'editor', 'other-editor');
    const { body } = await other.send('POST', '/api/desk/content/save', { json: fresh, key: 'creation-1' });
    expect((body.data as unknown as ContentDetail).fdId).not.toBe(made.fdId);
  });

  it('rejects values that no store can hold before querying the store', async () => {
    const made = await saved({});
    const ref = { area: 'policy', fdId: made.fdId, version: made.version };
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
      const { status } = await editor.send('POST', `/api/desk/content/${path}`, { json });
      expect([json, status]).toEqual([json, 400]);
    }
    expect(await save({ values: { ...text, fdTitle: 'a\0b' } })).toMatchObject({ code: 422 });
    expect(await item(made)).toMatchObject({ version: made.version });
  });

  it('keeps a category that content uses', async () => {
    const category = smallSeed.category.find(({ area, fdCategory }) => area === 'policy' && fdCategory === '1')!;
    const refused = await post('remove', { area: 'category', fdId: category.fdId, version: 0 });
    expect(refused).toMatchObject({ code: 500, msg: expect.stringMatching(/^还有 \d+ 条内容属于这个类别/) });
    const renamed = await save({
      area: 'category',
      fdId: category.fdId,
      act: 'publish',
      values: { ...category, fdCategory: '77' },
    });
    expect(renamed).toMatchObject({ code: 422, data: { fdCategory: '还有内容属于这个类别，不能改它的编码' } });
    const unused = await saved({
      area: 'category',
      act: 'publish',
      values: { area: 'policy', fdCategory: '8', fdCategoryName: '新类别' },
    });
    expect(await post('remove', { area: 'category', fdId: unused.fdId, version: 1 })).toMatchObject({ code: 0 });
  });

  it('gives a code to one of two editors who create a category with it concurrently', async () => {
    for (const fdCategory of ['race-1', 'race-2', 'race-3']) {
      const values = { area: 'policy', fdCategory, fdCategoryName: '同时' };
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => save({ area: 'category', act: 'publish', values })),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 422, 422, 422]);
      const refused = answers.filter(({ code }) => code === 422);
      expect(refused.map(({ data }) => data)).toEqual(Array(3).fill({ fdCategory: '这个栏目已有这个编码' }));
    }
  });

  it('reorders banners', async () => {
    const ids = async () => (await list('area=banner&pageSize=50')).rows.map(({ fdId }) => fdId);
    const before = await ids();
    const [first = '', second = ''] = before;
    expect(await post('order', { area: 'banner', fdIds: [second, first] })).toMatchObject({ code: 0 });
    expect(await ids()).toEqual([second, first, ...before.slice(2)]);
    expect(await post('order', { area: 'policy', fdIds: [first] })).toMatchObject({ code: 500 });
  });

  it('does not change a company’s entry', async () => {
    const fdId = smallSeed.getbuginess[0]!.fdId;
    await inStore(server, (db) =>
      db
        .insertInto('submission')
        .values({
          fdId,
          kind: 'entry',
          number: 'FB-20250601-9999',
          accountId: '1',
          fdComId: '1',
          fdComName: '企业',
          targetId: fdId,
          title: '板材',
          state: 'published',
          createdAt: 1,
          changedAt: 1,
          attachments: 0,
          demo: '0',
        })
        .execute(),
    );
    const { locked, values } = await item({ area: 'getbuginess', fdId });
    expect(locked).toBe(true);
    expect(await save({ area: 'getbuginess', fdId, values, act: 'publish' })).toMatchObject({ code: 500 });
    expect(await post('remove', { area: 'getbuginess', fdId, version: 0 })).toMatchObject({ code: 500 });
    const file = (content: object[], more: object) =>
      post('import', { area: 'getbuginess', format: 'json', text: JSON.stringify(content), replace: false, ...more });
    const changed = { ...values, fdGetbuginessName: '导入的名称' };
    for (const apply of [false, true]) {
      expect(await file([changed], { apply })).toMatchObject({
        data: {
          applied: false,
          changed: 0,
          errors: [{ line: 1, field: null, problem: '这条信息由企业发布，请在收件中处理' }],
        },
      });
    }
    expect((await item({ area: 'getbuginess', fdId })).values).toEqual(values);
    // A row that is unchanged in the file is no change, and an omitted one no deletion.
    expect(await file([values], { apply: true })).toMatchObject({ data: { same: 1, changed: 0, applied: true } });
    const others = smallSeed.getbuginess.filter((row) => row.fdId !== fdId);
    expect(await file(others, { apply: false, replace: true })).toMatchObject({
      data: { errors: [], removed: 0, same: others.length },
    });
    expect(await file(others, { apply: true, replace: true })).toMatchObject({ data: { applied: true } });
    expect(await item({ area: 'getbuginess', fdId })).toMatchObject({ locked: true, state: 'published', values });
  });

  it('finds by title, issuer and text, with any special characters', async () => {
    const made = await saved({
      act: 'publish',
      values: { ...text, fdTitle: '免税 100%_的家具', fdContent: '<p>榫卯结构</p>' },
    });
    for (const q of ['100%_', '榫卯', made.fdId]) {
      const { rows } = await list(`area=policy&q=${encodeURIComponent(q)}`);
      expect([q, rows.map(({ fdId }) => fdId)]).toEqual([q, [made.fdId]]);
    }
    expect((await list(`area=policy&q=${encodeURIComponent("0%' or 1=1")}`)).total).toBe(0);
  });

  it('pages through unpublished and published items without gaps or repetitions', async () => {
    const { total } = await list('area=policy&pageSize=1');
    for (const size of [1, 3, 4, 50]) {
      const seen: string[] = [];
      for (let pageNum = 1; seen.length < total; pageNum += 1) {
        const { rows } = await list(`area=policy&pageSize=${size}&pageNum=${pageNum}`);
        expect(rows.length).toBeGreaterThan(0);
        seen.push(...rows.map(({ fdId }) => fdId));
      }
      expect([new Set(seen).size, seen.length]).toEqual([total, total]);
    }
    const counts = (await editor.get('/api/desk/content/counts')).body.data as Record<string, Record<string, number>>;
    const { removed, ...listed } = counts.policy!;
    expect([Object.values(listed).reduce((sum, count) => sum + count, 0), removed]).toEqual([
      total,
      expect.any(Number),
    ]);
    for (const state of ['published', 'draft', 'scheduled', 'removed']) {
      expect([state, (await list(`area=policy&state=${state}&pageSize=1`)).total]).toEqual([
        state,
        counts.policy![state],
      ]);
    }
  });

  it('sorts unpublished and published items together by a column, on every page', async () => {
    await saved({ values: { ...text, fdTitle: '另一草稿', fdApplyDate: '2025-05-05' } });
    for (const chosen of ['', '&state=published', '&state=draft', '&category=1', `&q=${encodeURIComponent('补助')}`]) {
      const all = await list(`area=policy&pageSize=100${chosen}`);
      expect([chosen, all.rows.length]).toEqual([chosen, Math.min(100, all.total)]);
      for (const column of sortColumns.content) {
        for (const order of [column, `-${column}`]) {
          const rows: ContentPage['rows'] = [];
          for (let pageNum = 1; rows.length < all.total; pageNum += 1) {
            const page = await list(`area=policy&pageSize=7&pageNum=${pageNum}&order=${order}${chosen}`);
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
    const found = async (q: string) =>
      (await editor.get(`/api/desk/content/found?q=${encodeURIComponent(q)}`)).body.data as Record<string, number>;
    const banks = await found('示例银行');
    for (const area of ['policy', 'financial', 'getbuginess', 'recruit']) {
      const { total } = await list(`area=${area}&q=${encodeURIComponent('示例银行')}&pageSize=1`);
      expect([area, banks[area]]).toEqual([area, total]);
    }
    expect(banks.financial).toBeGreaterThan(0);
    expect(await found(' ')).toEqual({});
  });

  it('exports an area, previews its import, and imports it on request', async () => {
    const exported = await editor.get('/api/desk/content/export?area=policy');
    const rows = JSON.parse(exported.raw.toString()) as Record<string, string | null>[];
    const file = (content: object[], more: object = {}) =>
      post('import', {
        area: 'policy',
        format: 'json',
        text: JSON.stringify(content, null, 1),
        replace: false,
        apply: false,
        ...more,
      });
    expect((await file(rows)).data).toMatchObject({ created: 0, changed: 0, same: rows.length, errors: [] });
    const [first, second, ...rest] = rows;
    const next = [{ ...first, fdTitle: '导入的题目' }, ...rest, { ...text, fdTitle: '导入的新政策' }];
    expect((await file(next, { replace: true })).data).toMatchObject({
      created: 1,
      changed: 1,
      removed: 1,
      applied: false,
      examples: expect.arrayContaining([{ change: 'removed', title: second?.fdTitle }]),
    });
    expect((await list(`area=policy&q=${encodeURIComponent('导入的')}`)).total).toBe(0);
    const begun = await item({ fdId: String(first?.fdId) });
    expect((await file(next, { replace: true, apply: true })).data).toMatchObject({ applied: true });
    expect((await list(`area=policy&q=${encodeURIComponent('导入的')}`)).total).toBe(2);
    expect(await onPortal(String(second?.fdId))).toBeUndefined();
    if (begun.version > 0) expect((await item(begun)).version).toBeGreaterThan(begun.version);
    const wrong = await file([{ ...first, fdApplyDate: 'gestern', fdUnknown: '1' }]);
    expect(wrong.data).toMatchObject({
      created: 0,
      applied: false,
      errors: expect.arrayContaining([
        { line: expect.any(Number), field: 'fdUnknown', problem: '本栏目没有这一列' },
        { line: expect.any(Number), field: 'fdApplyDate', problem: expect.stringContaining('日期') },
      ]),
    });
    expect((await file([], { text: '{' })).data).toMatchObject({ errors: [{ line: 1 }] });
  });
});

it('finds a row of a large area by its complete id', async () => {
  const server = await startAccountServer();
  try {
    const editor = await logInStaff(server, 'editor');
    const many = Array.from({ length: 3_100 }, (_row, index) => ({
      ...smallSeed.policy[0]!,
      fdId: smallId(20_000 + index),
      fdApplyDate: '2025-03-01',
      demo: '0',
    }));
    await inStore(server, (db) => db.transaction().execute((trx) => insertRows(trx, 'policy', many)));
    const oldest = smallSeed.policy[0]!.fdId;
    const { rows } = (await editor.get(`/api/desk/content?area=policy&q=${oldest}`)).body as unknown as ContentPage;
    expect(rows.map(({ fdId }) => fdId)).toEqual([oldest]);
  } finally {
    await server.close();
  }
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
  const editor = await logInStaff(server, 'editor');
  const step = fc.constantFrom('draft', 'schedule', 'publish', 'remove', 'restore');
  let marker = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        let [fdId, version, shown] = ['', 0, null as string | null];
        for (const act of steps) {
          const words = `secret-${(marker += 1)}`;
          const path = act === 'remove' || act === 'restore' ? act : 'save';
          if (path !== 'save' && fdId === '') continue;
          const values = { fdTitle: words, fdClass: '1', fdContent: `<p>${words}</p>` };
          const json = { area: 'policy', fdId, version, revision: 1, values, act, scheduledAt: '2030-01-01 00:00:00' };
          const { body } = await editor.send('POST', `/api/desk/content/${path}`, { json });
          if (body.code !== 0) continue;
          const data = body.data as unknown as ContentDetail;
          [fdId, version] = [data.fdId, data.version];
          shown = data.published === null ? null : String(data.published.fdTitle);
        }
        const texts = await Promise.all(
          publicReads.map(async (url) =>
            (await new Visitor(server).get(url.replace('ID', fdId || '0'))).raw.toString(),
          ),
        );
        const found = new Set(texts.flatMap((text) => text.match(/secret-\d+/g) ?? []));
        for (let number = marker - steps.length + 1; number <= marker; number += 1) {
          const mark = `secret-${number}`;
          expect([steps, mark, found.has(mark)]).toEqual([steps, mark, mark === shown]);
        }
        if (shown === null && fdId) expect(texts.some((text) => text.includes(fdId))).toBe(false);
      }),
      { numRuns: 25 },
    );
  } finally {
    await server.close();
  }
});
