/** Messages of the desk's content calls. */
export const contentMessages = {
  noArea: '没有这个栏目',
  gone: '这条内容已不存在',
  collision: '另一位编辑已保存了新版本',
  mistakes: (count: number) => `有 ${count} 处需要修改`,
  locked: '这条信息由企业发布，请在收件中处理',
  inUse: (count: number) => `还有 ${count} 条内容属于这个类别，请先改到其他类别`,
  codeInUse: '还有内容属于这个类别，不能改它的编码',
  codeTaken: '这个栏目已有这个编码',
  noRevision: '没有这个版本',
  noTime: '请选择以后的发布时间',
  untitled: '未命名',
  copyOf: (title: string) => `${title}（副本）`,
  unordered: '这个栏目没有次序',
  lateMistakes: '定时发布未成：内容有误，已转为草稿',
  tooMany: (most: number) => `超过 ${most} 条，请用 npm run content 导入或导出`,
  imported: (created: number, changed: number, removed: number) =>
    `从文件导入：新增 ${created} 条，修改 ${changed} 条，删除 ${removed} 条`,
  notRelatable: '这个栏目不设相关内容',
  relatedSelf: '不能把内容设为与自己相关',
  relatedTwice: '同一条内容不能选两次',
  relatedGone: '选中的内容有一条已不存在，请刷新后再选',
  relatedChanged: '另一位编辑刚改过相关内容，请刷新后再改',
  related: (count: number) => `相关内容 ${count} 条`,
  takenDown: '撤下',
  scheduled: '定时发布',
} as const;

/** What the checks of content say, to staff. */
const words: [pattern: RegExp, words: string][] = [
  [/^is required$/, '请填写'],
  [/^must have at most (\d+) characters$/, '不能超过 $1 个字符'],
  [/^must be one of (.+)$/, '只能是 $1 之一'],
  [/^must be a day as .+$/, '日期应为 2025-01-31 或 2025-01-31 08:00:00'],
  [/^must be a number$/, '应为数字'],
  [/^must be from (\S+) to (\S+)$/, '应在 $1 到 $2 之间'],
  [/^must be a whole number$/, '应为整数'],
  [/^must be 0 or 1, true or false$/, '应为 0 或 1'],
  [/^must be an address: .+$/, '应为 http(s):// 或 / 开头的地址'],
  [/^must be an email address$/, '邮箱格式不正确'],
  [/^must be 32 hexadecimal digits in lower case$/, '应为 32 位小写十六进制编号'],
  [/^must not hold a NUL character$/, '含有不支持的字符'],
  [/^must not hold (.+)$/, '不能含有 $1'],
  [/^names the category '(.*)', which this area does not have$/, '本栏目没有类别 $1'],
  [/^is no field of this area$/, '本栏目没有这一列'],
  [/^is the same as in (?:.+, )?line (\d+)$/, '与第 $1 行重复'],
  [/^names '(.*)', which is no file in the folder of the content$/, '文件 $1 不在导入的内容里'],
  [/^'(.*)' of (\S+) is missing, but rows there name it$/, '缺少类别 $1，而栏目 $2 里还有内容属于它'],
  [/^there is no area '(.*)'; areas are .+$/, '没有栏目 $1'],
  [/^the rows of .+ must be an array$|^the file must hold a list of rows, .+$/, '文件应为一个列表'],
  [/^a row of .+ must be an object$/, '每一条应为一个对象'],
  [/^must be a text of pieces: .+$/, '应为“栏目/编号”，之间用空格分开'],
  [/^must name at most (\d+) pieces$/, '最多 $1 条'],
  [/^names a piece twice$/, '同一条内容写了两次'],
  [/^names '(.*)', which is no piece: .+$/, '$1 不是“栏目/编号”'],
  [/^names the piece itself$/, '不能是这条内容自己'],
  [/^is not UTF-8: save it as such$/, '文件不是 UTF-8 编码'],
];

/** A mistake in Chinese; one that is not known stays as it is. */
export function problemInWords(problem: string): string {
  const known = words.find(([pattern]) => pattern.test(problem));
  return known ? problem.replace(known[0], known[1]) : problem;
}
