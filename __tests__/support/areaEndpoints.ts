import { portalApi } from '../../src/api/portalApi';

export interface Tag {
  type: string;
  id?: string;
}

type TagsOf = readonly Tag[] | ((result: unknown, error: unknown, arg: unknown) => readonly Tag[]);

/** One endpoint with its area's definition. */
export interface EndpointDefinition {
  type: 'query' | 'mutation';
  providesTags?: TagsOf;
  invalidatesTags?: TagsOf;
}

export interface AreaEndpoints {
  endpoints: Record<string, EndpointDefinition>;
  /** Tag types by the areas that declare them. */
  declared: Record<string, number>;
}

/** Loads every area and records its endpoint definitions: the API itself exposes neither tags nor definitions. */
export async function readAreaEndpoints(): Promise<AreaEndpoints> {
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
export const tagsFor = (tags: TagsOf | undefined, arg: unknown): readonly Tag[] =>
  typeof tags === 'function' ? tags(undefined, undefined, arg) : (tags ?? []);
