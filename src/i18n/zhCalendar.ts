/** Texts of the desk's time limits and calendar. */
export const zhCalendar = {
  heading: '办理时限',
  hint: '时限按工作日计算，从提交的次日起算。周六、周日不算工作日，放假和调休在下面填写。',
  fields: {
    application: '项目申报（工作日）',
    intention: '采购意向（工作日）',
    entry: '供需信息（工作日）',
    daysOff: '放假日期',
    workdays: '调休上班日期',
  },
  hints: {
    daysOff: '每行一天或一段，如 2026-10-01 至 2026-10-07',
    workdays: '周六、周日补班的日子，每行一天',
  },
  choose: '导入日历文件（.ics）',
  taken: (off: number, worked: number) => `读到放假 ${off} 天、上班 ${worked} 天，保存后生效`,
  leftOut: (titles: readonly string[]) =>
    titles.length === 0
      ? ''
      : `；另有 ${titles.length} 种日程未注明放假，没有读入：${titles.slice(0, 5).join('、')}${titles.length > 5 ? '等' : ''}`,
  noDays: (name: string) => `“${name}”中没有读到日期`,
  wrongLimit: (most: number) => `请填写 0 到 ${most} 的整数`,
  wrongDay: (line: number) => `第 ${line} 行不是日期，请写成 2026-10-01，或 2026-10-01 至 2026-10-07`,
  save: '保存时限',
  saved: '办理时限已保存',
} as const;
