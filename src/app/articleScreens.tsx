import type { ComponentType } from 'react';
import type { Reads } from '../api/reads';
import { articleSectionNames, articleSections, type ArticleSectionName } from '../areas/articleSections';
import { articleDetailReads, articleListReads } from '../routes/reads';
import type { ArticleScreenProps } from '../routes/section/articleScreen';
import type { Screen } from './screens';

/** A screen that all sections of articles share, for one of them: the same on each of its routes, so that it stays. */
function articleScreen(
  name: ArticleSectionName,
  chunk: string,
  load: () => Promise<ComponentType<ArticleScreenProps>>,
  reads: Reads,
): Screen {
  let screen: ComponentType | undefined;
  return {
    chunk,
    load: async () => {
      const [View, area] = await Promise.all([load(), articleSections[name].load()]);
      screen ??= () => <View name={name} reads={area} />;
      return screen;
    },
    reads,
    readsNeedScript: true,
  };
}

const list = () =>
  import(/* webpackChunkName: "articles" */ '../routes/ArticleListRoute').then((m) => m.ArticleListRoute);
const detail = () =>
  import(/* webpackChunkName: "articles-detail" */ '../routes/ArticleDetailRoute').then((m) => m.ArticleDetailRoute);

/** The list and the details of each section of articles. */
export const articleScreens = Object.fromEntries(
  articleSectionNames.map((name) => [
    name,
    {
      list: articleScreen(name, 'articles', list, articleListReads(name)),
      detail: articleScreen(name, 'articles-detail', detail, articleDetailReads(name)),
    },
  ]),
) as Record<ArticleSectionName, { list: Screen; detail: Screen }>;
