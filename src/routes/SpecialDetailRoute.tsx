import { useParams } from 'react-router-dom';
import { useGetIndustryNewsQuery, useListIndustryNewsCategoriesQuery } from '../areas/industryNews/industryNewsApi';
import { NewsArticle } from '../areas/industryNews/NewsArticle';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { DetailPage } from './section/DetailPage';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { sections } from './section/sections';

/** /special/detail/{fdId}. */
export function SpecialDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetIndustryNewsQuery(fdId);
  const categories = useListIndustryNewsCategoriesQuery(undefined).data;
  return (
    <DetailPage
      section={sections.special}
      result={result}
      heading={(item) => toText(item.fdTitle)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} />}
      kind={(item) => categoryBreadcrumb(categories, item.fdType, paths.special.category)}
    >
      {(item) => <NewsArticle item={item} kind={categoryName(categories, item.fdType)} />}
    </DetailPage>
  );
}
