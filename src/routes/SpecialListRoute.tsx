import { useParams } from 'react-router-dom';
import {
  useListIndustryNewsCategoriesQuery,
  useListIndustryNewsItemsQuery,
} from '../areas/industryNews/industryNewsApi';
import { NewsLead, NewsLeadSkeleton } from '../areas/industryNews/NewsLead';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { usePageQuery } from './support/usePageQuery';

const { special } = sections;

/** /special and /special/{category}: industry news (spec §2.6). */
export function SpecialListRoute() {
  const { category } = useParams();
  const asked = usePageQuery(special.pageSize, category);
  const answer = useListIndustryNewsItemsQuery(asked);
  const categoriesAnswer = useListIndustryNewsCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const nav = categoryNav({ first: allFirst(special.root), categories, code: category, to: paths.special.category });
  return (
    <SectionPage section={special} nav={nav} categories={categoriesAnswer}>
      <PagedList asked={asked} answer={answer} skeleton={<NewsLeadSkeleton count={special.pageSize} />}>
        {(news) => <NewsLead news={news} categories={categories} />}
      </PagedList>
    </SectionPage>
  );
}
