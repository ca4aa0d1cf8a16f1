import { useParams } from 'react-router-dom';
import {
  useListIndustryNewsCategoriesQuery,
  useListIndustryNewsItemsQuery,
} from '../areas/industryNews/industryNewsApi';
import { NewsList, NewsListSkeleton } from '../areas/industryNews/NewsList';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { usePageQuery } from './section/usePageQuery';

const { special } = sections;

/** /special and /special/{category}: industry news. */
export function SpecialListRoute() {
  const { category } = useParams();
  const query = usePageQuery(special.pageSize, category);
  const result = useListIndustryNewsItemsQuery(query);
  const categoriesAnswer = useListIndustryNewsCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const nav = categoryNav({ first: allFirst(special.root), categories, code: category, to: paths.special.category });
  return (
    <SectionPage section={special} nav={nav} categories={categoriesAnswer}>
      <PagedList asked={query} result={result} skeleton={<NewsListSkeleton count={special.pageSize} />}>
        {(news) => <NewsList news={news} categories={categories} />}
      </PagedList>
    </SectionPage>
  );
}
