import type { ColumnType } from 'kysely';

/** A bigint, which PostgreSQL returns as text: read it with `Number`. */
export type BigNumber = ColumnType<number | string, number, number>;

export type BigNumberOrNull = ColumnType<number | string | null, number | null | undefined, number | null>;
