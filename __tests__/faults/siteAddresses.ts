import type { Site } from './sites';

type Entry = Record<string, string>;

/** Content of the portal at `url`, to fill in the sites' addresses. */
export function siteAddresses(url: string) {
  const ask = async (call: string) => (await (await fetch(`${url}${call}`)).json()) as Record<string, unknown>;
  const rows = async (call: string) => {
    const answer = await ask(call);
    return (answer.rows ?? answer.data) as Entry[];
  };
  /** The first entry of a list or of the categories. */
  const firstOf = async (call: string) => (await rows(call))[0];

  async function projectWithFile(): Promise<Entry> {
    for (const project of await rows('/api/project/list?pageSize=50')) {
      const query = new URLSearchParams({ fdId: project.fdId, clazz: 'project', key: 'projectAtt' });
      if ('data' in (await ask(`/api/att/getAttFile?${query}`))) return project;
    }
    throw new Error('no project of the content has an attachment');
  }

  const known = new Map<Site, string>();

  /** The address of a site's screen, its parameters filled in. */
  async function addressOf(site: Site): Promise<string> {
    const address = known.get(site);
    if (address) return address;
    const withFile = site.family === 'attachmentPath';
    const entry = withFile ? await projectWithFile() : site.entries ? await firstOf(site.entries) : {};
    const { fdCategory } = await firstOf('/api/financial/categories');
    const found = site.screen.replace(':fdId', entry.fdId).replace(':category', fdCategory);
    known.set(site, found);
    return found;
  }

  return { firstOf, addressOf };
}
