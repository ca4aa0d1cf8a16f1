import type { ContentDetail, ContentImport, ContentPage, ImportReport } from '../../src/contract/deskContent';
import type { Sent, Visitor } from './visitor';

/** Values of a policy, valid with the small seed. */
export const policyText = {
  fdTitle: '数字化改造补助',
  fdClass: '1',
  fdIssuedComName: '市工信局',
  fdContent: '<p>正文</p>',
};

let imports = 0;

/** An editor's calls for the content of an area; what `json` does not say is that of a new draft. */
export function deskContent(editor: Visitor, area = 'policy', values: object = policyText) {
  const post = async (path: string, json: object, sent?: Sent) =>
    (await editor.post(`/api/desk/content/${path}`, { area, ...json }, sent)).body;
  const save = (json: object = {}, sent?: Sent) =>
    post('save', { fdId: '', version: 0, act: 'draft', values, ...json }, sent);
  const query = (of: object) => String(new URLSearchParams({ area, ...of }));
  return {
    post,
    save,
    /** The item that was saved. */
    async saved(json: object = {}): Promise<ContentDetail> {
      const body = await save(json);
      expect(body).toMatchObject({ code: 0 });
      return body.data;
    },
    item: (fdId: string) => editor.data<ContentDetail>(`/api/desk/content/item?${query({ fdId })}`),
    list: async (of: object = {}) =>
      (await editor.get(`/api/desk/content?${query(of)}`)).body as unknown as ContentPage & { code: number },
    /** Imports a file, unless `more` only asks what it would change. */
    async bring(file: string | object[], more: Partial<ContentImport> = {}): Promise<ImportReport> {
      const text = typeof file === 'string' ? file : JSON.stringify(file);
      const key = `importing-${(imports += 1)}`;
      return (await post('import', { format: 'json', text, replace: false, apply: true, ...more }, { key })).data;
    },
    exported: async (format = 'json') =>
      (await editor.get(`/api/desk/content/export?${query({ format })}`)).raw as Buffer<ArrayBuffer>,
  };
}
