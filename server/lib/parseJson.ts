import { isLongInteger } from '../../src/contract/parseBackendJson';
import { printParseErrorCode, visit } from 'jsonc-parser';

/** A JSON value and the line it starts on; objects and arrays contain located values. */
export interface Located {
  line: number;
  value: string | number | boolean | null | Located[] | Map<string, Located>;
}

/** Text that is not JSON; `line` counts from 1. */
export class JsonError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const maxDepth = 20;

/** An error message for operators; the parser itself only has error codes. */
function wordsFor(code: string, text: string, offset: number, length: number, field: string): string {
  const found = text.slice(offset, offset + length).slice(0, 40);
  if (code === 'UnexpectedEndOfString') return 'a string is not closed on its line';
  if (offset >= text.length) return 'the file ends too early';
  if (code === 'EndOfFileExpected') return 'there is data after the end of the value';
  if (code === 'ColonExpected') return `no : after "${field}"`;
  if (code === 'CommaExpected') return `'${found}' is where a comma or the end was expected`;
  if (/^[\]}]$/.test(found) && text.slice(0, offset).trimEnd().endsWith(','))
    return `there is a trailing comma before ${found}`;
  if (code === 'PropertyNameExpected') return `'${found}' is not a field name in double quotes`;
  return `'${found}' is not expected here`;
}

/**
 * Parses JSON with the line of each value, which `JSON.parse` does not report. Integers of 16 digits and more become texts,
 * as everywhere: a number would round them.
 * @param maxValues maximum number of values, objects and arrays included
 * @throws JsonError with the line of the first error
 */
export function parseJson(source: string, maxValues = Infinity): Located {
  const text = source.replace(/^\uFEFF/, '').trimEnd();
  const root: Located[] = [];
  /** The open arrays and objects, with the name of the next field. */
  const open: { into: Located[] | Map<string, Located>; field: string }[] = [{ into: root, field: '' }];
  let count = 0;
  const add = (line: number, value: Located['value']) => {
    if ((count += 1) > maxValues) throw new JsonError(line, `holds more than ${maxValues} values`);
    const { into, field } = open.at(-1)!;
    if (Array.isArray(into)) into.push({ line, value });
    else if (into.has(field)) throw new JsonError(line, `"${field}" is a duplicate field`);
    else into.set(field, { line, value });
  };
  const begin = (line: number, into: Located[] | Map<string, Located>) => {
    if (open.length > maxDepth) throw new JsonError(line, 'nested too deeply');
    add(line, into);
    open.push({ into, field: '' });
  };
  const end = () => void open.pop();
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line) => begin(line + 1, new Map()),
      onArrayBegin: (_offset, _length, line) => begin(line + 1, []),
      onObjectProperty: (name) => void (open.at(-1)!.field = name),
      onObjectEnd: end,
      onArrayEnd: end,
      onLiteralValue(value: string | number | boolean | null, offset, length, line) {
        const source = text.slice(offset, offset + length);
        add(line + 1, typeof value === 'number' && isLongInteger(source) ? source : value);
      },
      onError(code, offset, length, line) {
        throw new JsonError(line + 1, wordsFor(printParseErrorCode(code), text, offset, length, open.at(-1)!.field));
      },
    },
    { disallowComments: true },
  );
  return root[0]!;
}
