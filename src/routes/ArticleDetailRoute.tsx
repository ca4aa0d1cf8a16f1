import { useParams } from 'react-router-dom';
import { articleSections } from '../areas/articleSections';
import { reportAreas } from '../contract/desk';
import { categoryName } from '../lib/categoryName';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { CategorizedArticle } from '../components/CategorizedArticle';
import type { ArticleScreenProps } from './section/articleScreen';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { DetailPage } from './section/DetailPage';
import { articleSection } from './section/sections';

/** One article of a section: /special/detail/{fdId}. */
export function ArticleDetailRoute({ name, reads }: ArticleScreenProps) {
  const { fdId = '' } = useParams();
  const section = articleSection(name);
  const result = reads.detail.useQuery(fdId);
  const categories = reads.categories.useQuery(undefined).data;
  return (
    <DetailPage
      area={reportAreas.find((area) => area === articleSections[name].area)}
      section={section}
      list={() => ({ area: articleSections[name].area })}
      result={result}
      heading={(row) => toText(reads.toArticle(row).title)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} />}
      kind={(row) => categoryBreadcrumb(categories, reads.toArticle(row).category, section.category)}
    >
      {(row) => {
        const article = reads.toArticle(row);
        return <CategorizedArticle {...{ article, section }} kind={categoryName(categories, article.category)} />;
      }}
    </DetailPage>
  );
}
