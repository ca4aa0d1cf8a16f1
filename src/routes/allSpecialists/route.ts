import { specialistApi } from '../../areas/specialist/specialistApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';
import { specialistSection } from '../specialistList/route';

const { listSpecialists: list, listSpecialistCategories: categories } = specialistApi.endpoints;

const section: Section = {
  ...specialistSection,
  heading: zh.section.allExperts,
  root: paths.specialist.all(),
  category: paths.specialist.all,
  parent: { label: zh.nav.specialist, to: paths.specialist.root },
};

/** /specialist/detailAll and its categories, which link within this list. */
export const allSpecialists = screen({
  path: [addresses.specialist.all, addresses.specialist.allOfCategory],
  chunk: 'specialist',
  load: () => import(/* webpackChunkName: "specialist" */ './AllSpecialistsRoute').then((m) => m.AllSpecialistsRoute),
  queries: (at) => listQueries(at, section, { list, categories }),
  given: { section },
});
