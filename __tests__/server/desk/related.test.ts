import type { KyselyPlugin } from 'kysely';
import type { RelatedRow } from '../../../src/contract/deskContent';
import type { Relations } from '../../../src/contract/relations';
import { removeDemo } from '../../../server/content/removeDemo';
import { writeRelatedRows } from '../../../server/content/relatedRows';
import { contentChanged } from '../../../server/db/contentVersion';
import type { Store } from '../../../server/db/schema';
import { deskArea } from '../../../server/desk/contentAreas';
import { ImportThreads } from '../../../server/content/importThread';
import { importArea } from '../../../server/desk/contentFiles';
import { deskContent } from '../../support/deskContent';
import { untilLocked } from '../../support/untilLocked';
import { testEngines } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { addRows, readRows } from '../../support/storeRows';
import { inStore, useFreshServer, Visitor } from '../../support/visitor';

/** Unrelated titles, so that no related content is found by words. */
const titles = ['甲醛限量', '木蜡油', '封边胶', '五金件', '石英石', '雕刻机'];
const seed = () => ({
  ...smallSeed,
  policy: titles.map((fdTitle, i) => ({
    ...smallSeed.policy[0]!,
    fdId: smallId(i + 1),
    fdTitle,
    fdClass: i === 5 ? '3' : '1',
    fdTheme: null,
    fdContent: null,
  })),
});
const policy = (number: number) => ({ area: 'policy', fdId: smallId(number) });
const project = { area: 'project', fdId: smallSeed.project[0]!.fdId };
const app = { area: 'app', fdId: smallSeed.app[0]!.fdId };
type Ref = ReturnType<typeof policy>;

describe.each(testEngines)('related content set by staff, on the engine %s', (engine) => {
  const server = useFreshServer({ engine, config: { extras: ['desk', 'relations'] }, deps: { seed } });
  const editor = useStaff(server, 'editor');
  const { post, saved, bring, exported } = deskContent(editor, 'policy', { fdTitle: '我的一份', fdClass: '1' });

  const set = (piece: Ref, pieces: Ref[], before: Ref[] = []) => post('related', { ...piece, pieces, before });
  const atDesk = ({ area, fdId }: Ref) =>
    editor.data<RelatedRow[]>(`/api/desk/content/related?area=${area}&fdId=${fdId}`);
  const groupsOf = async ({ area, fdId }: Ref) =>
    (await new Visitor(server).data<Relations>(`/api/relations/of?area=${area}&fdId=${fdId}`)).groups;
  const onPortal = async (piece: Ref) =>
    (await groupsOf(piece)).map(({ kind, rows }) => [kind, ...rows.map(({ fdId }) => fdId)]);
  const takeDown = ({ area, fdId }: Ref) => post('remove', { area, fdId, version: 0 });

  it('is shown at once, in order, each item in the block of its kind', async () => {
    expect(await onPortal(policy(1))).toEqual([]);
    const chosen = [policy(3), project, policy(6), policy(2), app];
    const answer = await set(policy(1), chosen);
    expect(answer).toMatchObject({ code: 0 });
    expect(answer.data).toMatchObject(chosen.map((ref) => ({ ...ref, published: true })));
    const groups = await onPortal(policy(1));
    expect(groups).toHaveLength(4);
    expect(groups).toEqual(
      expect.arrayContaining([
        ['policies', smallId(3), smallId(2)],
        ['interpretations', smallId(6)],
        ['projects', project.fdId],
        ['apps', app.fdId],
      ]),
    );
    expect((await atDesk(policy(1)))[0]).toEqual({ ...policy(3), title: titles[2], published: true });
    await set(policy(1), [policy(2), policy(3)], chosen);
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(2), smallId(3)]]);
  });

  it('precedes computed items, is marked, and appears only once', async () => {
    const before = (await onPortal(app)).find(([kind]) => kind === 'apps')?.slice(1) ?? [];
    const last = before.at(-1)!;
    expect(before.length).toBeGreaterThan(1);
    await set(app, [{ area: 'app', fdId: last }]);
    expect(await onPortal(app)).toEqual([['apps', last, ...before.slice(0, -1)]]);
    const [{ rows }] = await groupsOf(app);
    expect(rows.map((row) => row.set === true)).toEqual(rows.map((_row, place) => place === 0));
  });

  it('omits unpublished items until they are published again', async () => {
    await set(policy(1), [policy(2), policy(3)]);
    await takeDown(policy(2));
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(3)]]);
    expect(await atDesk(policy(1))).toMatchObject([{ ...policy(2), published: false }, policy(3)]);
    // The list can still be reordered.
    expect(await set(policy(1), [policy(3), policy(2)], [policy(2), policy(3)])).toMatchObject({ code: 0 });
    await saved({ ...policy(2), version: 1, act: 'publish', values: { fdTitle: titles[1], fdClass: '1' } });
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(3), smallId(2)]]);
  });

  it('rejects the item itself, duplicates, too many and unknown items, without a change', async () => {
    await set(policy(1), [policy(2)]);
    const wrong: Ref[][] = [
      [policy(1)],
      [policy(2), policy(3), policy(2)],
      [policy(99)],
      [{ area: 'getbuginess', fdId: smallSeed.getbuginess[0]!.fdId }],
      [{ area: 'banner', fdId: smallId(1) }],
      [{ area: 'policy', fdId: "' or 1=1" }],
      Array.from({ length: 13 }, (_, i) => policy(i + 2)),
    ];
    for (const pieces of wrong) expect((await set(policy(1), pieces, [policy(2)])).code).not.toBe(0);
    expect((await set(policy(99), [policy(2)])).code).not.toBe(0);
    expect((await set({ area: 'banner', fdId: smallId(1) }, [policy(2)])).code).not.toBe(0);
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(2)]]);
  });

  it('reports a concurrent change; a repeated request is carried out once', async () => {
    await set(policy(1), [policy(2)]);
    const conflict = { code: 500, msg: expect.stringContaining('另一位编辑') };
    expect(await set(policy(1), [policy(3)])).toMatchObject(conflict);
    expect(await set(policy(1), [policy(2)])).toMatchObject({ code: 0 });
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(2)]]);
    const acts = await readRows(server, 'deskRecord', { action: 'content:relate' });
    expect(acts).toMatchObject([{ actor: 'editor', title: titles[0] }]);
  });

  it('lets only one of two concurrent changes win', async () => {
    const answers = await Promise.all([set(policy(1), [policy(2)]), set(policy(1), [policy(3)])]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await atDesk(policy(1))).toHaveLength(1);
  });

  const stored = () => readRows(server, 'relatedPiece');

  it('ignores relations to an unknown area, set by a newer server', async () => {
    await set(policy(1), [policy(3)]);
    await addRows(server, 'relatedPiece', [{ ...policy(1), place: 9, otherArea: 'notice', otherId: smallId(1) }]);
    expect(await onPortal(policy(1))).toEqual([['policies', smallId(3)]]);
  });

  it('is deleted with items that an import deletes', async () => {
    await set(policy(1), [policy(2), policy(3)]);
    await set(policy(2), [policy(3)]);
    const rows = seed().policy.filter(({ fdId }) => fdId !== smallId(2));
    expect(await bring(rows, { replace: true })).toMatchObject({ applied: true, removed: 1 });
    expect(await stored()).toMatchObject([{ fdId: smallId(1), otherId: smallId(3) }]);
  });

  it('is copied with an item', async () => {
    await set(policy(1), [policy(3), project]);
    const { data } = await post('copy', policy(1));
    expect(await atDesk(data)).toMatchObject([policy(3), project]);
    expect(await atDesk(policy(1))).toMatchObject([policy(3), project]);
  });

  it('is copied with an item that is saved as a copy after a version conflict', async () => {
    await set(policy(1), [policy(3), project]);
    expect(await atDesk(await saved({ copyOf: smallId(1) }))).toMatchObject([policy(3), project]);
    expect(await atDesk(policy(1))).toMatchObject([policy(3), project]);
    expect(await atDesk(await saved())).toEqual([]);
    // An existing item keeps its own.
    await saved({ fdId: smallId(2), copyOf: smallId(1) });
    expect(await atDesk(policy(2))).toEqual([]);
  });

  describe.each(['json', 'csv'] as const)('in a %s file', (format) => {
    const fileOf = async () => String(await exported(format));
    const load = (text: string, more: object = {}) => bring(text, { format, ...more });

    it('is exported and restored, and removed where there was none', async () => {
      await set(policy(1), [policy(3), project]);
      const text = await fileOf();
      await set(policy(1), [app], [policy(3), project]);
      await set(policy(2), [policy(4)]);
      expect(await load(text, { apply: false })).toMatchObject({ changed: 2, same: 4, lost: [], errors: [] });
      expect(await atDesk(policy(1))).toMatchObject([app]);
      expect(await load(text)).toMatchObject({ changed: 2, applied: true });
      expect(await atDesk(policy(1))).toMatchObject([policy(3), project]);
      expect(await atDesk(policy(2))).toEqual([]);
      expect(await load(text)).toMatchObject({ changed: 0, same: 6 });
    });

    it('stays if the file does not mention it', async () => {
      const text = await fileOf();
      expect(text).not.toContain('related');
      await set(policy(1), [policy(3)]);
      expect(await load(text)).toMatchObject({ changed: 0, applied: true });
      expect(await atDesk(policy(1))).toMatchObject([policy(3)]);
    });

    it('omits and reports unknown items', async () => {
      await set(policy(1), [policy(3), project]);
      const text = (await fileOf()).replace(`policy/${smallId(3)} `, `policy/${smallId(99)} `);
      const lost = [`policy/${smallId(99)}`];
      expect(await load(text, { apply: false })).toMatchObject({ lost, changed: 1 });
      expect(await load(text)).toMatchObject({ lost, applied: true });
      expect(await atDesk(policy(1))).toMatchObject([project]);
    });

    it('keeps unpublished items, and omits those that the import deletes', async () => {
      await set(policy(1), [policy(2), policy(3), policy(4)]);
      await takeDown(policy(2));
      const text = await fileOf();
      expect(await load(text, { replace: true })).toMatchObject({ lost: [], removed: 0, applied: true });
      expect(await atDesk(policy(1))).toMatchObject([{ ...policy(2), published: false }, policy(3), policy(4)]);
      const rows: { fdId: string }[] = JSON.parse(String(await exported()));
      const fewer = rows.filter(({ fdId }) => fdId !== smallId(4));
      const lost = [`policy/${smallId(4)}`];
      expect(await bring(fewer, { replace: true })).toMatchObject({ lost, removed: 1, applied: true });
      expect(await atDesk(policy(1))).toMatchObject([policy(2), policy(3)]);
    });

    it('is validated first', async () => {
      await set(policy(1), [policy(3)]);
      const text = (await fileOf()).replace(`policy/${smallId(3)}`, 'policy/3');
      const errors = [{ field: 'related', problem: 'policy/3 不是“栏目/编号”' }];
      expect(await load(text)).toMatchObject({ applied: false, errors });
      expect(await atDesk(policy(1))).toMatchObject([policy(3)]);
    });
  });

  const importThreads = new ImportThreads();
  afterAll(() => importThreads.close());
  /** Each policy gets the next one as related content. */
  const bringNext = (db: Store) => {
    const rows = seed().policy.map((row, i) => ({ ...row, related: `policy/${smallId(((i + 1) % 6) + 1)}` }));
    const body = Buffer.from(JSON.stringify({ text: JSON.stringify(rows) }));
    const file = { body, format: 'json', replace: true, apply: true } as const;
    return importArea({ db, importThreads }, deskArea('policy'), file, Date.now());
  };

  it('is written at once for many rows of a file', async () => {
    const written: string[] = [];
    await inStore(server, (db) => {
      const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
        const isOfThese = node.kind !== 'SelectQueryNode' && JSON.stringify(node).includes('relatedPiece');
        if (isOfThese) written.push(node.kind);
        return node;
      };
      return bringNext(db.withPlugin({ transformQuery, transformResult: ({ result }) => Promise.resolve(result) }));
    });
    expect(await stored()).toHaveLength(6);
    expect(written).toEqual(['DeleteQueryNode', 'InsertQueryNode']);
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)(
    'is set at the desk and by an import at the same time, one after the other',
    async () => {
      await set(policy(1), [policy(4)]);
      let late: Promise<unknown> = Promise.resolve();
      await inStore(server, (db) =>
        db.transaction().execute(async (trx) => {
          await contentChanged(trx, 'policy', [smallId(1)]);
          late = bringNext(db);
          late.catch(() => undefined);
          await untilLocked(db);
          await writeRelatedRows(trx, 'policy', new Map([[smallId(1), [{ area: 'policy', fdId: smallId(3) }]]]));
        }),
      );
      expect(await late).toMatchObject({ applied: true });
      expect(await atDesk(policy(1))).toMatchObject([policy(2)]);
    },
  );

  it('is deleted with the demo content', async () => {
    await set(policy(1), [policy(2)]);
    await inStore(server, removeDemo);
    expect(await stored()).toEqual([]);
  });
});
