import { zh } from './zh';

/** Texts of a server-rendered page's head and `noscript`; the browser does not need them. */
export const zhHead = {
  description: `${zh.site.name}：政策、金融、人才、供需与数字化应用，一站式公共服务门户。`,
  /** Title of a list, from its most specific name to the most general. */
  list: (names: readonly string[], page: number) => names.join(' · ') + (page > 1 ? `（第 ${page} 页）` : ''),
  listDescription: (name: string, intro: string) => `${name}：${intro}`,
  facts: (facts: readonly string[]) => facts.join('，'),
  publishedBy: (issuer: string) => `${issuer}发布`,
  offeredBy: (institution: string) => `${institution}提供`,
  contact: `${zh.site.name}的地址、邮编、电话与邮箱。`,
  account: `登录或注册${zh.site.name}企业账号。`,
  scriptNeeded: '浏览器未启用 JavaScript，内容可以照常阅读；登录、申报、发布等操作需启用后使用。',
  savedNeedsScript: '浏览器未启用 JavaScript；收藏和最近阅读只保存在浏览器里，需启用后查看。',
} as const;
