import { Type, type TOptional, type TSchema, type TString } from '@sinclair/typebox';
import type { Envelope } from '../../src/contract/envelope';

/** A success with or without data; null data is omitted, as in RuoYi. */
export function success<Data>(data?: Data | null): Envelope<Data> {
  return { code: 0, msg: '操作成功', ...(data === undefined || data === null ? {} : { data }) };
}

/** A text, or null. */
export const nullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** One of some texts. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: values });

/** Schema of a form: optional texts with their display names. */
export const labelledFields = <Name extends string>(labels: Readonly<Record<Name, string>>) => {
  const fields = Object.entries<string>(labels).map(
    ([name, description]) => [name, Type.Optional(Type.String({ description }))] as const,
  );
  return Type.Object(Object.fromEntries(fields) as Record<Name, TOptional<TString>>);
};

/** Response schema of a success. */
export const successSchema = <Data extends TSchema>(data: Data) =>
  Type.Object({ code: Type.Integer(), msg: nullableText, data: Type.Optional(data) });
