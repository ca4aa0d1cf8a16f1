import { portalApi } from '../../src/api/portalApi';

interface Tag {
  type: string;
  id?: string;
}

type TagsOf = readonly Tag[] | ((result: unknown, error: unknown, arg: unknown) => readonly Tag[]);

/** One endpoint with its area's definition. */
interface EndpointDefinition {
  type: 'query' | 'mutation';
  providesTags?: TagsOf;
  invalidatesTags?: TagsOf;
}

interface AreaEndpoints {
  endpoints: Record<string, EndpointDefinition>;
  /** Tag types by the areas that declare them. */
  declared: Record<string, number>;
}

/** Loads every area and records its endpoint definitions: the API itself exposes neither tags nor definitions. */
async function readAreaEndpoints(): Promise<AreaEndpoints> {
  const declared: Record<string, number> = {};
  const enhance = portalApi.enhanceEndpoints.bind(portalApi);
  const watched = jest.spyOn(portalApi, 'enhanceEndpoints').mockImplementation((options) => {
    for (const type of options.addTagTypes ?? []) declared[type as string] = (declared[type as string] ?? 0) + 1;
    return enhance(options);
  });
  const { loadAllAreas } = await import('../../src/areas/loadAllAreas');
  await loadAllAreas();
  watched.mockRestore();
  const endpoints: AreaEndpoints['endpoints'] = {};
  const readers = Object.keys(portalApi.endpoints).map((name) => [
    name,
    (definition: EndpointDefinition) => {
      endpoints[name] = definition;
    },
  ]);
  enhance({ endpoints: Object.fromEntries(readers) as object });
  return { endpoints, declared };
}

/** The tags of a definition for a call with `arg`, before a response or after a success. */
const tagsFor = (tags: TagsOf | undefined, arg: unknown): readonly Tag[] =>
  typeof tags === 'function' ? tags(undefined, undefined, arg) : (tags ?? []);

/** Allowed verbs of endpoint names; the rest is the entity, in the backend's spelling. */
const endpointName = /^(list|get|create|update|delete|withdraw|login|register|logOut|upload)([A-Z]\w*)?$/;

/** Mutations that invalidate no list, and why. */
const withoutInvalidation: Record<string, string> = {
  createOrder: 'a listener tells the company’s own desk, which is another area',
  createReport: 'reports are read at the desk only',
  deleteMyAccount: 'with the account goes everything that it could read',
  login: 'the user is read anew by the listener that keeps the token',
  register: 'a new account is not logged in',
  logOut: 'the listener drops what belonged to the user',
  upload: 'an attachment shows nowhere before its application was sent',
};

/** Queries whose data no mutation changes and nobody shares. */
const withoutTags: Record<string, string> = { getCaptcha: 'each picture is asked for anew, and used once' };

/** An argument with all properties that endpoints use in tags. */
const sampleArg = (name: string) => {
  if (name === 'listFilters') return { area: 'policy', of: {}, choice: {} };
  return name === 'getAttachmentPath' ? { clazz: 'project', fdId: 'f1', key: 'k' } : 'f1';
};

describe('the cache-tag graph of all areas', () => {
  let graph: AreaEndpoints;
  const ofType = (type: 'query' | 'mutation') =>
    Object.entries(graph.endpoints).filter(([, definition]) => definition.type === type);
  const provided = (name: string) => tagsFor(graph.endpoints[name].providesTags, sampleArg(name));
  const invalidated = (name: string) => tagsFor(graph.endpoints[name].invalidatesTags, { entry: {} });

  beforeAll(async () => {
    graph = await readAreaEndpoints();
  });

  it('names every endpoint with a known verb, and has one for each area', () => {
    const names = Object.keys(graph.endpoints);
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !endpointName.test(name))).toEqual([]);
  });

  it('gives lists their list tag and details the tag of their own id', () => {
    for (const [name] of ofType('query')) {
      const [, verb] = endpointName.exec(name)!;
      const ids = provided(name).map(({ id }) => id);
      if (verb === 'list') expect([name, ids]).toEqual([name, ['LIST']]);
      else expect([name, ids.includes('LIST')]).toEqual([name, false]);
    }
  });

  it('has no query without tags, except documented ones', () => {
    const untagged = ofType('query').flatMap(([name]) => (provided(name).length === 0 ? [name] : []));
    expect(untagged).toEqual(Object.keys(withoutTags));
  });

  it('uses only tags that some area declared', () => {
    const used = Object.keys(graph.endpoints).flatMap((name) => [...provided(name), ...invalidated(name)]);
    expect(used.map(({ type }) => type).filter((type) => !(type in graph.declared))).toEqual([]);
  });

  it('declares every tag once, and none that no query provides', () => {
    const types = new Set(ofType('query').flatMap(([name]) => provided(name).map(({ type }) => type)));
    for (const [type, areas] of Object.entries(graph.declared)) {
      expect([type, areas, types.has(type)]).toEqual([type, 1, true]);
    }
  });

  it('lets every write invalidate an existing list, or documents why not', () => {
    const lists = new Set(
      ofType('query').flatMap(([name]) => provided(name).map(({ type, id }) => `${type}:${id ?? ''}`)),
    );
    for (const [name] of ofType('mutation')) {
      const tags = invalidated(name).map(({ type, id }) => `${type}:${id ?? ''}`);
      if (name in withoutInvalidation) expect([name, tags]).toEqual([name, []]);
      else expect([name, tags.length > 0, tags.every((tag) => lists.has(tag))]).toEqual([name, true, true]);
    }
  });

  it('invalidates nothing after a failed write', () => {
    for (const [name, definition] of ofType('mutation')) {
      const tags = definition.invalidatesTags;
      const refused = typeof tags === 'function' ? tags(undefined, { kind: 'business' }, { entry: {} }) : (tags ?? []);
      expect([name, refused]).toEqual([name, []]);
    }
  });
});
