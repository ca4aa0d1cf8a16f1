import type { WebSite } from 'schema-dts';
import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { paths } from '../../lib/paths';
import { allFeeds } from '../head/feeds';
import { headFor } from '../head/headContext';
import { portalOrganization } from '../head/jsonLd';
import { home } from './route';

export const homeHead = headFor(home, (context) => ({
  title: zh.site.name,
  description: zhHead.description,
  canonicalPath: paths.home,
  things: [
    portalOrganization(context),
    {
      '@type': 'WebSite',
      name: zh.site.name,
      url: context.absolute(paths.home),
      inLanguage: 'zh-CN',
    } satisfies WebSite,
  ],
  feeds: allFeeds,
}));
