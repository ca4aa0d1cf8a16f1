/** Results of page actions. */
export const zhPageActions = {
  linkCopied: '链接已复制',
  phoneCopied: '电话已复制',
  notCopied: (text: string) => `未能复制，请手动复制：${text}`,
  saved: '已收藏，仅保存在本设备',
  unsaved: '已取消收藏',
  notSaved: '未能收藏：浏览器不允许本站保存数据，或存储空间已满',
  notUnsaved: '未能取消收藏：浏览器不允许本站更改保存的数据',
  toSaved: '查看收藏',
  calendarReady: '日历文件已生成，打开即可加入日历',
  openInBrowser: '请在浏览器中打开：点右上角“…”，选择“在浏览器打开”，再下载',
  source: (portal: string, page: string, day: string) => `${portal}\u3000打印日期：${day}\u3000来源：${page}`,
  toTop: '返回顶部',
  deadline: (title: string) => `截止：${title}`,
  deadlineOf: (site: string) => `${site}，以页面公布的日期为准`,
} as const;
