/** Texts of the pages shown before the portal's script, or in its place. */
export function zhBrowser(floor: readonly string[]) {
  const oldest = (name: string) =>
    Math.min(...floor.filter((entry) => entry.startsWith(`${name} `)).map((entry) => parseFloat(entry.split(' ')[1])));
  return {
    name: '家居定制供应链',
    description: '家居定制供应链：政策、金融、人才、供需与数字化应用，一站式公共服务门户。',
    tooOld: '浏览器版本过低，请升级后访问',
    noScript: '请启用浏览器的 JavaScript 后访问',
    noScriptHelp: '本站的页面需要 JavaScript。请在浏览器的设置中允许本站运行 JavaScript，然后刷新页面。',
    worksIn: '可以使用以下浏览器：',
    browsers: [
      `Chrome 或 Edge ${oldest('chrome')} 及以上版本`,
      `Firefox ${oldest('firefox')} 及以上版本`,
      `Safari ${oldest('safari')} 及以上版本`,
      '360、QQ、搜狗等双核浏览器：升级到最新版本，并切换到极速模式',
    ],
  };
}
