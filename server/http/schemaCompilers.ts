import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Serializer = ReturnType<ReturnType<SerializerFactory>>;

const buildValidators: BuildCompilerFromPool = ajvCompiler();
const buildSerializers: SerializerFactory = serializerSelector();
const validators = new Map<string, Validator>();
const serializers = new Map<string, Serializer>();

/** Compiles on first use; equal schemas share the result. */
function lazily<Compiled>(cache: Map<string, Compiled>, schemas: unknown[], compile: () => Compiled): () => Compiled {
  let own: Compiled | undefined;
  return () => {
    if (own !== undefined) return own;
    const key = JSON.stringify(schemas);
    own = cache.get(key) ?? compile();
    cache.set(key, own);
    return own;
  };
}

/**
 * Fastify's own compilers, but lazy and deduplicated: a server has hundreds of schemas, and compiling all of them took
 * half of its start.
 */
export const compilersFactory = {
  buildValidator: ((shared, options) => (route) => {
    const { schema, httpPart } = route as unknown as { schema: unknown; httpPart?: string };
    // A query has texts only; a JSON body has types, and a number or an array is not the text that a field is.
    const isBody = httpPart === 'body';
    const own = { ...options, customOptions: { ...options?.customOptions, ...(isBody && { coerceTypes: false }) } };
    const compiled = lazily(validators, [shared, schema, isBody], () =>
      buildValidators(shared, own as typeof options)(route),
    );
    const validate = (data: unknown): unknown => {
      const check = compiled();
      const answer = check(data);
      validate.errors = check.errors;
      return answer;
    };
    validate.errors = undefined as Validator['errors'];
    return validate as Validator;
  }) satisfies BuildCompilerFromPool,
  buildSerializer: ((shared, options) => (route) => {
    const compiled = lazily(serializers, [shared, route.schema], () => buildSerializers(shared, options)(route));
    return (document: unknown) => compiled()(document);
  }) satisfies SerializerFactory,
};
