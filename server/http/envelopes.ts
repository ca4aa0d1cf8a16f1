import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { Envelope, ListEnvelope } from '../../src/contract/envelope';

/** A success with or without data; null data is omitted, as in RuoYi. */
export function success<Data>(data?: Data | null): Envelope<Data> {
  return { code: 0, msg: '操作成功', ...(data === undefined || data === null ? {} : { data }) };
}

/** One page of a list. */
export function page<Row>(total: number, rows: Row[]): ListEnvelope<Row> {
  return { total, rows, code: 0, msg: null };
}

const msg = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** Response schema of a success. */
export const successSchema = <Data extends TSchema>(data: Data) =>
  Type.Object({ code: Type.Integer(), msg, data: Type.Optional(data) });

/** Response schema of a list. */
export const listSchema = <Row extends TObject>(row: Row) =>
  Type.Object({ total: Type.Integer(), rows: Type.Array(row), code: Type.Integer(), msg });
