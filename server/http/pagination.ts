import { Type, type TObject } from '@sinclair/typebox';
import type { ListEnvelope } from '../../src/contract/envelope';
import { BusinessError } from '../lib/errors';
import { nullableText } from './envelopes';

/** Parses a query string; of a repeated parameter the first value counts, as in servlets. */
export function parseQuery(text: string): Record<string, string> {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) values[name] ??= value;
  return values;
}

/** The whole query: a parameter may come several times. */
export const searchParamsOf = ({ url }: { url: string }) =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));

/** Query of every list: optional texts. */
export const pagingQuery = {
  pageNum: Type.Optional(Type.String({ description: '页码，从 1 起；缺省或无效时为 1，超出末页时为末页' })),
  pageSize: Type.Optional(Type.String({ description: '每页条数；缺省或无效时为 10，最多 500，不大于 0 时 rows 为空' })),
  orderByColumn: Type.Optional(Type.String({ description: '排序字段' })),
  isAsc: Type.Optional(Type.String({ description: 'asc 或 desc' })),
  reasonable: Type.Optional(Type.String({ description: 'false：超出末页时 rows 为空' })),
};

/** Query of lists whose rows contain rich text. */
export const briefQuery = {
  brief: Type.Optional(Type.String({ description: '1：富文本字段只返回开头部分，供列表摘要使用' })),
};

/** Whether a list call asks for truncated rich texts. */
export const isBrief = ({ brief }: { brief?: string }): boolean => brief === '1';

/** Parsed paging parameters. */
export interface Paging {
  pageNum: number;
  pageSize: number;
  order: { column: string; direction: 'asc' | 'desc' }[];
  /** Past the end: the last page again (true) or no rows. */
  reasonable: boolean;
}

const maxInt = 2 ** 31 - 1;

/** Maximum rows of a response; no screen asks for more than twelve. */
const maxRows = 500;

/** Parses an integer like RuoYi: surrounding blanks are trimmed, anything else is the default. */
function parseInteger(text: string | undefined, fallback: number): number {
  const value = /^[+-]?\d+$/.test(text?.trim() ?? '') ? Number(text) : fallback;
  return Math.abs(value) > maxInt ? fallback : value;
}

function orderOf(text: string, descending: boolean, columns: readonly string[]): Paging['order'] {
  if (text.length > 500) throw new BusinessError('参数已超过最大限制，不能进行查询');
  if (!/^[\w ,.]*$/.test(text)) throw new BusinessError('参数不符合规范，不能进行查询');
  const names = text.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((column) => {
    if (!columns.includes(column)) throw new BusinessError('排序字段不存在，不能进行查询');
    return { column, direction: descending ? 'desc' : 'asc' };
  });
}

/**
 * Parses the paging of a list call.
 * @param columns sortable columns
 * @throws BusinessError for an `orderByColumn` that is not a list of columns
 */
export function readPaging(
  query: Partial<Record<keyof typeof pagingQuery, string>>,
  columns: readonly string[],
): Paging {
  return {
    pageNum: Math.max(1, parseInteger(query.pageNum, 1)),
    pageSize: Math.min(maxRows, parseInteger(query.pageSize, 10)),
    order: orderOf(query.orderByColumn ?? '', /^desc/i.test(query.isAsc ?? ''), columns),
    reasonable: query.reasonable !== 'false',
  };
}

/** Offset and limit of a page; limit 0 for an empty page. */
export function pageWindow(
  { pageNum, pageSize, reasonable }: Paging,
  total: number,
): { offset: number; limit: number } {
  if (pageSize <= 0) return { offset: 0, limit: 0 };
  const last = Math.max(1, Math.ceil(total / pageSize));
  const number = reasonable ? Math.min(pageNum, last) : pageNum;
  return { offset: (number - 1) * pageSize, limit: number > last ? 0 : pageSize };
}

/** One page of a list. */
export function page<Row>(total: number, rows: Row[]): ListEnvelope<Row> {
  return { total, rows, code: 0, msg: null };
}

/** Response schema of a list. */
export const listSchema = <Row extends TObject>(row: Row) =>
  Type.Object({ total: Type.Integer(), rows: Type.Array(row), code: Type.Integer(), msg: nullableText });
