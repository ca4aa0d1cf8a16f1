import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { parseQuery } from './pagination';
import type { PortalApp } from './portalApp';
import { StatusError, BusinessError } from '../lib/errors';
import {
  describeError,
  hasUnsupported,
  validate,
  sentText,
  type FieldRule,
  type FormRules,
} from '../../src/contract/form';
import { validationMessages } from '../lib/messages';
import { readDay } from '../lib/chinaTime';
import { readableAddress } from '../lib/addresses';

/**
 * Parses URL-encoded bodies in this scope: of a repeated field the first value counts, and a body of another type
 * leaves every field empty, as in servlets (RuoYi ignores JSON on form calls).
 * @param json whether JSON bodies are parsed as well
 */
export function formBodies(app: PortalApp, json = false): void {
  if (!json) app.removeContentTypeParser('application/json');
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseQuery(String(body))),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}));
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

/** The parser's own errors that have a code, besides its limits. */
const malformedCodes = ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'FST_INVALID_JSON_FIELD_ERROR', 'FST_PROTO_VIOLATION'];

/** Converts parser errors of a malformed multipart body to a StatusError; disk errors and limits have a code. */
export function malformed(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isLimit = code !== undefined && !malformedCodes.includes(code);
  return error instanceof StatusError || isLimit ? error : new StatusError(400, '请求参数不正确');
}

/**
 * The parts of a multipart body.
 * @throws StatusError 400 for a malformed or truncated one, which is the client's failure
 */
export async function* multipartParts(
  request: FastifyRequest,
  options: Parameters<FastifyRequest['parts']>[0],
): AsyncGenerator<Multipart> {
  try {
    yield* request.parts(options);
  } catch (error) {
    throw malformed(error);
  }
}

/** A field as it arrived; days are accepted in all of RuoYi's formats. */
function textOf(value: unknown, rule: FieldRule): string {
  const text = sentText(rule, typeof value === 'string' ? value : '');
  if (rule.format === 'email') return readableAddress(text);
  if (rule.format !== 'day' || hasUnsupported(text)) return text;
  return readDay(text, true) ?? text;
}

/**
 * Validates the fields that the rules name and ignores others.
 * @param labels display names of the fields
 * @param today `yyyy-MM-dd` in China
 * @returns a text for each field; empty text for an empty one
 * @throws BusinessError with the first error, in the order of the rules
 */
export function checkFields<Name extends string>(
  body: Record<string, unknown>,
  rules: FormRules<Name>,
  labels: Readonly<Record<Name, string>>,
  today: string,
): Record<Name, string> {
  const fields = Object.entries(rules) as [Name, FieldRule][];
  const values = Object.fromEntries(fields.map(([name, rule]) => [name, textOf(body[name], rule)]));
  const [first] = validate(rules, values, today);
  if (first) {
    const [name, error] = first;
    throw new BusinessError(describeError(error, labels[name], rules[name], validationMessages));
  }
  return values as Record<Name, string>;
}
