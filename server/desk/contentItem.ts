import type { ContentDetail, ContentRevision, ContentState, ContentValues } from '../../src/contract/deskContent';
import { fieldsOf, contentFields, contentNames } from '../content/contentFields';
import { rowsWith } from '../db/queries';
import { storedRows } from '../content/exportContent';
import type { Row, Store, ContentName } from '../db/schema';
import { chinaTime, chinaTimeOrNull } from '../lib/chinaTime';
import { companyEntries } from '../submissions/entryRow';
import { shapeOf, type EntityShape } from '../../src/contract/entities';
import { BusinessError } from '../lib/errors';

/** Maximum versions that the editor lists. */
const maxRevisions = 200;

export const parseValues = (json: string): ContentValues => JSON.parse(json) as ContentValues;

/** The published values; null: it is not published. */
export async function publishedValues(db: Store, { area }: DeskArea, fdId: string): Promise<ContentValues | null> {
  const [row] = await storedRows(db, area, [fdId]);
  return row ? { ...(row as ContentValues) } : null;
}

/** What the desk keeps of an item. */
export const itemRow = (db: Store, { area }: DeskArea, fdId: string) =>
  rowsWith(db, 'contentItem', { area, fdId }).selectAll().executeTakeFirst();

/** The values of an earlier version. */
export async function revisionValues(
  db: Store,
  { area }: DeskArea,
  fdId: string,
  version: number,
): Promise<ContentValues | null> {
  const row = await rowsWith(db, 'contentRevision', { area, fdId, version }).select('values').executeTakeFirst();
  return row ? parseValues(row.values) : null;
}

async function revisionsOf(db: Store, area: string, fdId: string): Promise<ContentRevision[]> {
  const kept = rowsWith(db, 'contentRevision', { area, fdId }).select(['version', 'at', 'by', 'note']);
  const rows = await kept.orderBy('version', 'desc').limit(maxRevisions).execute();
  return rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) }));
}

/** When an item is to be published, and who changed it last; undefined: nobody has at the desk. */
export const workOf = (item?: Pick<Row<'contentItem'>, 'scheduledAt' | 'updatedAt' | 'updatedBy'>) => ({
  scheduledAt: chinaTimeOrNull(item?.scheduledAt),
  updatedAt: chinaTimeOrNull(item?.updatedAt),
  updatedBy: item?.updatedBy ?? null,
});

/** Whether it is a company's own entry. */
export async function isCompanyEntry(db: Store, { area }: DeskArea, fdId: string): Promise<boolean> {
  return area === 'getbuginess' && (await companyEntries(db, [fdId])).has(fdId);
}

/** A content item for the editor; null: it does not exist. */
export async function readContentItem(db: Store, area: DeskArea, fdId: string): Promise<ContentDetail | null> {
  const item = await itemRow(db, area, fdId);
  const published = await publishedValues(db, area, fdId);
  if (!item && !published) return null;
  const revisions = await revisionsOf(db, area.area, fdId);
  const draft = item && item.values !== null ? parseValues(item.values) : null;
  const latest = draft || published ? null : await revisionValues(db, area, fdId, revisions[0]?.version ?? -1);
  const values = draft ?? published ?? latest ?? { fdId };
  const text = (name: string | null) => (name === null || values[name] === null ? null : String(values[name] ?? ''));
  // A row may have been removed outside the desk, whatever the item's state says.
  const hiddenState: ContentState = item && item.state !== 'published' ? (item.state as ContentState) : 'removed';
  return {
    area: area.area,
    fdId,
    title: text(area.title) ?? '',
    subtitle: text(area.subtitle),
    category: text(area.group),
    day: text(area.day),
    state: published ? 'published' : hiddenState,
    changed: published !== null && draft !== null,
    ...workOf(item),
    version: item?.version ?? 0,
    values,
    published,
    revisions,
    locked: await isCompanyEntry(db, area, fdId),
  };
}

/** An area that can be edited at the desk. */
export interface DeskArea extends EntityShape {
  area: ContentName;
}

/** Areas whose rows have an id; settings have none, and a screen of their own. */
const areas = new Map<string, DeskArea>(
  contentNames
    .filter((area) => fieldsOf(area)[0]?.[1].kind === 'id')
    .map((area) => [area, { area, ...shapeOf(contentFields[area]) }]),
);

/** Whether an area contains personal data. */
export const hasPersonalData = ({ area }: DeskArea): boolean => fieldsOf(area).some(([, { personal }]) => personal);

export const deskAreas: readonly DeskArea[] = [...areas.values()];

/** @throws BusinessError for an unknown area */
export function deskArea(name: string): DeskArea {
  const area = areas.get(name);
  if (!area) throw new BusinessError(contentMessages.noArea);
  return area;
}

/** Messages of the desk's content calls. */
export const contentMessages = {
  noArea: '没有这个栏目',
  gone: '这条内容已不存在',
  versionConflict: '另一位编辑已保存了新版本',
  errors: (count: number) => `有 ${count} 处需要修改`,
  confirmationNeeded: '请确认后再发布',
  lateDay: (day: string) => `日期 ${day} 在两年以后，没有写错吗？`,
  titleExists: '这个栏目已有同名的内容，仍要发布吗？',
  noPicture: '请上传图片',
  locked: '这条信息由企业发布，请在收件中处理',
  inUse: (count: number) => `还有 ${count} 条内容属于这个类别，请先改到其他类别`,
  codeInUse: '还有内容属于这个类别，不能改它的编码',
  codeTaken: '这个栏目已有这个编码',
  noRevision: '没有这个版本',
  noTime: '请选择以后的发布时间',
  untitled: '未命名',
  copyOf: (title: string) => `${title}（副本）`,
  unordered: '这个栏目没有次序',
  scheduleFailed: '定时发布未成：内容有误，已转为草稿',
  longCell: '有的文字比 Excel 的一格能放的长，请在“导入”里下载 JSON',
  tooMany: (most: number) => `超过 ${most} 条，请用 npm run content 导入或导出`,
  imported: (created: number, changed: number, removed: number) =>
    `从文件导入：新增 ${created} 条，修改 ${changed} 条，删除 ${removed} 条`,
  takenDown: '撤下',
  changedMeanwhile: '刚刚有人修改过，请刷新后再看',
  notRemoved: '请先撤下，再彻底删除',
  earlierSitting: '上一次编辑，未保存',
  setAside: '换用旧稿前',
  takenOver: '被接手时未保存',
  beforeMerge: '合并前',
  savedDraft: '存过的草稿',
  scheduled: '定时发布',
} as const;

/** Validation errors in Chinese, for staff. Quoted file content may contain line breaks. */
const words: [pattern: RegExp, words: string][] = [
  [/^is required$/, '请填写'],
  [/^must have at most (\d+) characters$/, '不能超过 $1 个字符'],
  [/^must be one of (.+)$/s, '只能是 $1 之一'],
  [/^must be a date such as .+$/, '日期应为 2025-01-31 或 2025-01-31 08:00:00，也可以是 2025/1/31、2025年1月31日'],
  [/^must be a number$/, '应为数字'],
  [/^must be from (\S+) to (\S+)$/, '应在 $1 到 $2 之间'],
  [/^must be an integer$/, '应为整数'],
  [/^must be 0 or 1, true or false$/, '应为 0 或 1'],
  [/^must be an address: .+$/, '应为 http(s):// 或 / 开头的地址'],
  [/^must be an email address$/, '邮箱格式不正确'],
  [/^must be 32 hexadecimal digits in lower case$/, '应为 32 位小写十六进制编号'],
  [/^must not contain a NUL character$/, '含有不支持的字符'],
  [/^must not contain a lone surrogate$/, '含有残缺的字符'],
  [
    /^must not contain \/ .+ because it is part of an address$/,
    '编码会用在网址里：不能含有 / \\ % ? #，也不能是 . 或 ..',
  ],
  [/^is reserved by the portal: (.+)$/s, '$1 是门户自己的网址，请换一个编码'],
  [/^must not nest elements deeper than (\d+)$/, '标签嵌套不能超过 $1 层'],
  [/^must not contain (.+)$/s, '不能含有 $1'],
  [/^names the category '(.*)', which this area does not have$/s, '本栏目没有类别 $1'],
  [/^is not a field of this area$/, '本栏目没有这一列'],
  [/^is the same as in (?:.+, )?line (\d+)$/, '与第 $1 行重复'],
  [/^names '(.*)', which is not a file in the content folder$/s, '文件 $1 不在导入的内容里'],
  [/^'(.*)' of (\S+) is missing, but rows of that area use it$/s, '缺少类别 $1，而栏目 $2 里还有内容属于它'],
  [/^there is no area '(.*)'; areas are .+$/s, '没有栏目 $1'],
  [/^the rows of .+ must be an array$|^the file must contain a list of rows, .+$/, '文件应为一个列表'],
  [/^a row of .+ must be an object$/, '每一条应为一个对象'],
  [/^contains unreadable text: save it as UTF-8$/, '文件里有无法识别的文字，请另存为 UTF-8 后再导入'],
  [/^holds more than \d+ values$/, '内容太多，请用 npm run content 导入'],
  [/^holds no rows$/, '文件里没有内容'],
  [/^is no workbook$/, '这不是 Excel 工作簿（.xlsx），或者文件已损坏'],
  [/^is too large a workbook$/, '工作簿太大（只设了格式的空行也算在内），请删除空行，或者分成几个文件导入'],
  [
    /^is a workbook of another kind, .+$/,
    '这是旧版或加密的工作簿（.xls、.et、.ods、.xlsb），请用 Excel 或 WPS 另存为 .xlsx（不设密码）后再导入',
  ],
  [/^has no visible sheet$/, '工作簿里没有可见的工作表'],
  [/^is the error of a formula: .+$/, '公式出错（如 #REF!、#N/A），请改成文字或数字'],
  [/^is ####, .+$/, '保存时列太窄，只留下了 ####，请把列拉宽后重新保存'],
  [/^is a picture in a cell, .+$/, '单元格里是图片，不能导入，请上传图片后填写它的地址'],
  [/^is a formula without its value: .+$/, '公式没有算出的值，请用 Excel 或 WPS 打开，保存后再导入'],
  [/^is merged with other columns$/, '与其他列合并了单元格，请取消合并'],
  [/^has headings merged over several rows: .+$/, '列名占了几行，请写在第一行，每列一格'],
  [/^is a time without a day$/, '只有时间，没有日期'],
  [/^has a number format that cannot be read: .+$/, '数字格式不能识别，请改成文本'],
  [/^is a number of more than 15 digits, .+$/, '超过 15 位的数字在 Excel 里会丢掉后几位，请把这一列改成文本后重新填写'],
  [/^has a value in a column without a heading$/, '有一格没有列名，请在第一行写上'],
  [/^is a title above the headings: .+$/, '第一行是表的标题，不是列名：请删除列名以上的行'],
  [/^is struck through: .+$/, '有划掉的文字，请删除或取消删除线后再导入'],
  [/^is what programs write for no value: .+$/, '是程序给没有值的一格写的文字（如 NULL、NA），请留空'],
  [/^is in scientific notation: .+$/, '科学计数（如 4.4E+17）可能缺了后几位，请把这一列改成文本后重新填写'],
  [/^has more than (\d+) columns$/, '列数不能超过 $1'],
  [/^is of the area (.+)$/s, '这是栏目 $1 的内容，请到那个栏目导入'],
  [/^must be a text, a number(?:, null, or one of .+| or null)$/, '应为文字或数字'],
  [/^is not an id, and cannot be derived from a name$/, '不是编号，不能用名称'],
  [/^is too short to come from a file$/, '这一列不能用文件'],
  [/^names '(.*)', but only files in .+$/s, '$1 不是可用的图片或文件'],
  [/^names '(.*)', which contains unreadable text$/s, '文件 $1 里有无法识别的文字'],
  [/^(.+) is no date: write .+$/s, '$1 不是日期'],
  [/^a \{\{ or \}\} is not closed$/, '{{ 和 }} 应成对'],
  [/^nested too deeply$/, '层次太多'],
  [/^"(.*)" is a duplicate field$/s, '“$1”写了两次'],
  [/^a string is not closed on its line$/, '文字缺少后引号'],
  [/^the file ends too early$/, '文件不完整'],
  [/^there is data after the end of the value$/, '结尾后还有多余的内容'],
  [/^no : after "(.*)"$/s, '“$1”后面缺少冒号'],
  [/^'(.*)' is where a comma or the end was expected$/s, '$1 前面缺少逗号'],
  [/^there is a trailing comma before (.)$/, '$1 前面多了一个逗号'],
  [/^'(.*)' is not a field name in double quotes$/s, '$1 不是带双引号的列名'],
  [/^'(.*)' is not expected here$/s, '这里不应有 $1'],
  [/^Quote Not Closed: .+$/s, '引号没有结束'],
  [/^Invalid (?:Opening|Closing) Quote: .+$/s, '引号的位置不对：有引号的一格要整格加引号，其中的引号写两个'],
  [/^Invalid Record Length: .+, got (\d+) on .+$/s, '这一行有 $1 格，与第一行的列数不同'],
];

/** Translates an error to Chinese; an unknown one is returned unchanged. */
export function translateProblem(problem: string): string {
  const known = words.find(([pattern]) => pattern.test(problem));
  return known ? problem.replace(known[0], known[1]) : problem;
}
