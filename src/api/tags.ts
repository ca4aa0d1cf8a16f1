/** Generic cache-tag helpers: they know no entity; every area declares its own tag types. */

export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

/** Marked, since RTK Query looks ids up in plain objects, where an id such as `constructor` would find something else. */
export const idTag = <Type extends string>(type: Type, id: string) => ({ type, id: `#${id}` });

/** Tags of one page of a list: the list itself and each of its rows. */
export function providesList<Type extends string>(type: Type, rows: readonly { fdId?: string }[] | undefined) {
  return [listTag(type), ...(rows ?? []).flatMap((row) => (row.fdId ? [idTag(type, row.fdId)] : []))];
}

/** Invalidates only after a successful write: a failed one changed nothing. */
export function invalidatesOnSuccess<Tag>(error: unknown, tags: readonly Tag[]): readonly Tag[] {
  return error === undefined ? tags : [];
}
