import { query } from '../../api/query';
import { recruitApi } from '../../areas/recruit/recruitApi';
import { specialistApi } from '../../areas/specialist/specialistApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { recommendedExperts, filtersOf, frameQueries, pageQuery, type Section } from '../section/sectionQueries';

const { listSpecialists, listSpecialistCategories } = specialistApi.endpoints;
const { root, category } = addresses.specialist;

export const specialistSection: Section = {
  ...paths.specialist,
  heading: zh.nav.specialist,
  area: 'specialist',
  intro: 'specialist',
  finish: 'walnut',
  banner: 'banner_specialist',
  picture: '/pictures/banner-specialist.svg',
  pageSize: 12,
};

/** /specialist and /specialist/{category}: recommended experts, the others of the first twelve, and jobs. */
export const specialistList = screen({
  path: [root, category],
  chunk: 'specialist',
  load: () => import(/* webpackChunkName: "specialist" */ './SpecialistListRoute').then((m) => m.SpecialistListRoute),
  queries: (at) => {
    const jobs = pageQuery(6, at.search, at.extras);
    return {
      ...frameQueries(specialistSection, listSpecialistCategories),
      list: query(listSpecialists, pageQuery(specialistSection.pageSize, null, [], at.params.category)),
      recommended: recommendedExperts,
      jobs: query(recruitApi.endpoints.listRecruits, jobs),
      filters: filtersOf(at, 'recruit', jobs),
    };
  },
  given: { section: specialistSection },
});
