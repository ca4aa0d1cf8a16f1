import { feedPaths, type FeedLink } from '../contract/rendering';
import { zhHead } from '../i18n/zhHead';

/** The feeds that pages tell of. */
export const feeds = {
  policy: { path: feedPaths.policy, title: zhHead.policyFeed },
  news: { path: feedPaths.news, title: zhHead.newsFeed },
} satisfies Record<string, FeedLink>;
