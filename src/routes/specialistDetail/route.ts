import { specialistApi } from '../../areas/specialist/specialistApi';
import { addresses } from '../../contract/addresses';
import { specialistSection as section } from '../specialistList/route';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

const { getSpecialist: detail, listSpecialistCategories: categories } = specialistApi.endpoints;

/** /specialist/detail/{fdId}. */
export const specialistDetail = screen({
  path: addresses.specialist.detail,
  chunk: 'specialist-detail',
  load: () =>
    import(/* webpackChunkName: "specialist-detail" */ './SpecialistDetailRoute').then((m) => m.SpecialistDetailRoute),
  queries: (at) => detailQueries(at, { detail, categories }),
  given: { section, list: { root: paths.specialist.all() } },
});
