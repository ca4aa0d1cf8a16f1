/** Browsers by their token in the User-Agent; the first match counts, since most also claim to be others. */
const browsers: [name: string, mark: RegExp][] = [
  ['微信', /MicroMessenger\/([\d]+)/],
  ['QQ 浏览器', /M?QQBrowser\/(\d+)/],
  ['360 浏览器', /QihooBrowser(?:HD)?\/(\d+)/],
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)(?:\.\d+)* (?:Mobile\/\S+ )?Safari/],
];

const systems: [name: string, mark: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and operating system from the User-Agent; null if neither is recognised. */
export function deviceOf(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const browser = browsers
    .map(([name, mark]) => ({ name, version: mark.exec(userAgent)?.[1] }))
    .find(({ version }) => version !== undefined);
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  return [browser && `${browser.name} ${browser.version}`, system].filter(Boolean).join(' · ') || null;
}
