import type { HeadContext } from './headContext';
import { portalOrganization } from './jsonLd';

/** schema.org metadata of an article. */
export const article = (context: HeadContext, url: string, headline: string) => ({
  headline: Array.from(headline).slice(0, 110).join(''),
  url,
  mainEntityOfPage: url,
  inLanguage: 'zh-CN',
  publisher: portalOrganization(context),
});
