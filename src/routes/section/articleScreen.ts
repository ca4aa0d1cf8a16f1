import type { ArticleReads } from '../../api/articleReads';
import type { ArticleSectionName } from '../../areas/articleSections';

/** What the screens of articles are told: whose they are. */
export interface ArticleScreenProps {
  name: ArticleSectionName;
  reads: ArticleReads;
}
