import type { HeadContext } from './headContext';
import { portalOrganization } from './jsonLd';

/** An article of the portal, whoever wrote it. */
export const article = (context: HeadContext, url: string, headline: string) => ({
  headline: Array.from(headline).slice(0, 110).join(''),
  url,
  mainEntityOfPage: url,
  inLanguage: 'zh-CN',
  publisher: portalOrganization(context),
});
