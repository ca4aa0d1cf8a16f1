/** A JSON value and the line it starts on; of objects the fields, of arrays the items, each with their own lines. */
export interface Located {
  line: number;
  value: string | number | boolean | null | Located[] | Map<string, Located>;
}

/** Text that is no JSON; `line` counts from 1. */
export class JsonError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const token = /[ \t\r]*(?:(\n)|([[\]{},:])|("(?:[^"\\\n]|\\.)*")|([^\s[\]{},:"]+)|("))/y;
const deepest = 20;

/** Splits the text into tokens with their lines. */
function* tokensOf(text: string): Generator<{ line: number; text: string }, void> {
  let line = 1;
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[1]) line += 1;
    else if (match[5]) throw new JsonError(line, 'a text is not closed on its line');
    else yield { line, text: match[0].trim() };
  }
}

/**
 * Reads JSON and keeps where each value stands, which `JSON.parse` does not tell.
 * @throws JsonError with the line of the first mistake.
 */
export function parseJson(text: string): Located {
  const tokens = tokensOf(text.replace(/^\uFEFF/, ''));
  let line = 1;
  const next = (): string => {
    const { value } = tokens.next();
    if (!value) throw new JsonError(line, 'the file ends too early');
    line = value.line;
    return value.text;
  };
  const scalar = (word: string): Located => {
    try {
      return { line, value: JSON.parse(word) as string | number | boolean | null };
    } catch {
      throw new JsonError(line, `'${word.slice(0, 40)}' is not expected here`);
    }
  };
  const separator = (end: string): boolean => {
    const sign = next();
    if (sign !== ',' && sign !== end)
      throw new JsonError(line, `'${sign.slice(0, 40)}' stands where , or ${end} should`);
    return sign === ',';
  };

  const array = (depth: number): Located => {
    const start = line;
    const items: Located[] = [];
    let word = next();
    while (word !== ']') {
      items.push(valueOf(word, depth));
      if (!separator(']')) break;
      word = next();
      if (word === ']') throw new JsonError(line, 'a comma before ] is one too many');
    }
    return { line: start, value: items };
  };

  const object = (depth: number): Located => {
    const start = line;
    const fields = new Map<string, Located>();
    let word = next();
    while (word !== '}') {
      const name = scalar(word).value;
      if (typeof name !== 'string') throw new JsonError(line, `'${word}' is no field name in double quotes`);
      if (next() !== ':') throw new JsonError(line, `no : after "${name}"`);
      const field = valueOf(next(), depth);
      if (fields.has(name)) throw new JsonError(field.line, `"${name}" stands twice in one object`);
      fields.set(name, field);
      if (!separator('}')) break;
      word = next();
      if (word === '}') throw new JsonError(line, 'a comma before } is one too many');
    }
    return { line: start, value: fields };
  };

  const valueOf = (word: string, depth: number): Located => {
    if (depth > deepest) throw new JsonError(line, 'nested too deeply');
    if (word === '[') return array(depth + 1);
    if (word === '{') return object(depth + 1);
    return scalar(word);
  };

  const whole = valueOf(next(), 0);
  const { value: rest } = tokens.next();
  if (rest) throw new JsonError(rest.line, 'there is more after the end of the value');
  return whole;
}
