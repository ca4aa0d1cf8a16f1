import type { Answering, Canned, CannedRequest } from './cannedServer';

/** Number of rows in each of its lists. */
const count = 20;

/** A row of any area with the fields that a list needs; the rest is null or of the wrong type. */
const row = (number: number) => ({
  fdId: number,
  fdTitle: `条目 ${number}`,
  fdProjectName: `项目 ${number}`,
  fdAppName: `应用 ${number}`,
  fdName: `专家 ${number}`,
  fdPost: `岗位 ${number}`,
  fdGetbuginessName: `产品 ${number}`,
  fdApplyDate: number % 2 ? null : '2025-05-06T07:08:09.000+0800',
  fdContent: null,
  fdClass: 2,
  fdRating: '4.5',
  fdField: null,
  fdGetbuginessNumber: '12',
  fdGetbuginessPrice: 'abc',
  fdDeadlineTime: '',
  fdApplicationStart: null,
  fdApplicationEnd: 0,
});

/** A page of a list: no code, the total as a string, and past the end the last page again. */
function list({ query }: CannedRequest): Canned {
  const size = Number(query.get('pageSize')) || 10;
  const page = Math.min(Number(query.get('pageNum')) || 1, Math.ceil(count / size));
  const numbers = Array.from(
    { length: Math.min(size, count - (page - 1) * size) },
    (_, i) => (page - 1) * size + i + 1,
  );
  return { body: { total: String(count), rows: numbers.map(row) } };
}

/** An entity, with the code as a string. */
const detail = ({ query }: CannedRequest): Canned => ({
  body: { code: '0', msg: null, data: row(Number(query.get('fdId'))) },
});

const categories: Canned = {
  body: [
    { fdCategory: 1, fdCategoryName: null },
    { fdCategory: 2, fdCategoryName: '第二类' },
  ],
};

const kinds: [pattern: RegExp, answer: Canned | ((request: CannedRequest) => Canned)][] = [
  [/\/findTopList$/, { body: [row(1), row(2), row(3)] }],
  [/\/banner\/list$/, { body: { code: 0, rows: [{ fdId: 1, fdFilePath: null, fdLink: null }], total: null } }],
  [/\/findSpecialistRelationById$/, { body: { data: { fdEmail: null } } }],
  [/\/(?:list|recommendList)$/, list],
  [/\/categories$/, categories],
  [/\/find\w+ById$/, detail],
  [/\/system\/navigation$/, { body: { code: 0, rows: [] } }],
  [/\/getHttpPath$/, { body: 'null' }],
  [/\/getAttFile$/, { body: { code: 0, data: null } }],
];

/** A foreign backend as described in docs/behaviour/foreign-backends.md. */
export const foreignBackend: Answering = (request) => {
  const answer = kinds.find(([pattern]) => pattern.test(request.path))?.[1];
  return typeof answer === 'function' ? answer(request) : answer;
};
