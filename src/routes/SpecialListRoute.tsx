import {
  useListIndustryNewsCategoriesQuery,
  useListIndustryNewsItemsQuery,
} from '../areas/industryNews/industryNewsApi';
import { NewsList, NewsListSkeleton } from '../areas/industryNews/NewsList';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useSectionQuery } from './section/useSectionQuery';

const { special } = sections;

/** /special and /special/{category}: industry news. */
export function SpecialListRoute() {
  const query = useSectionQuery(special);
  const result = useListIndustryNewsItemsQuery(query);
  const categories = useListIndustryNewsCategoriesQuery(undefined);
  const skeleton = <NewsListSkeleton count={special.pageSize} />;
  return (
    <SectionList section={special} {...{ query, result, categories, skeleton }}>
      {(news) => <NewsList news={news} categories={categories.data} />}
    </SectionList>
  );
}
