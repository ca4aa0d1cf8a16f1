import ajvCompiler, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';

type Validator = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Serializer = ReturnType<ReturnType<SerializerFactory>>;

const buildValidators: BuildCompilerFromPool = ajvCompiler();
const buildSerializers: SerializerFactory = serializerSelector();
const validators = new Map<string, Validator>();
const serializers = new Map<string, Serializer>();

/** What is compiled when it is first asked for; equal schemas share it. */
function lazily<Compiled>(kept: Map<string, Compiled>, schemas: unknown[], compile: () => Compiled): () => Compiled {
  let own: Compiled | undefined;
  return () => {
    if (own !== undefined) return own;
    const key = JSON.stringify(schemas);
    own = kept.get(key) ?? compile();
    kept.set(key, own);
    return own;
  };
}

/**
 * Fastify's own compilers, each schema of a process compiled once and not before a call needs it: a server has hundreds,
 * and to compile them all took half of its start.
 */
export const compilersFactory = {
  buildValidator: ((shared, options) => (route) => {
    const { schema } = route as unknown as { schema: unknown };
    const compiled = lazily(validators, [shared, schema], () => buildValidators(shared, options)(route));
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
