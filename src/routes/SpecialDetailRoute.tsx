import { useParams } from 'react-router-dom';
import { useGetIndustryNewsQuery, useListIndustryNewsCategoriesQuery } from '../areas/industryNews/industryNewsApi';
import { NewsArticle } from '../areas/industryNews/NewsArticle';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { kindCrumb } from './support/kindCrumb';
import { sections } from './support/sections';

/** /special/detail/{fdId} (spec §2.3). */
export function SpecialDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetIndustryNewsQuery(fdId);
  const categories = useListIndustryNewsCategoriesQuery(undefined).data;
  return (
    <DetailPage
      section={sections.special}
      answer={answer}
      heading={(item) => text(item.fdTitle)}
      skeleton={<ArticleSkeleton shape="plain" facts={3} />}
      kind={(item) => kindCrumb(categories, item.fdType, paths.special.category)}
    >
      {(item) => <NewsArticle item={item} kind={categoryName(categories, item.fdType)} />}
    </DetailPage>
  );
}
