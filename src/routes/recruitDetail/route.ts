import { query } from '../../api/query';
import { recruitApi } from '../../areas/recruit/recruitApi';
import { addresses } from '../../contract/addresses';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { specialistSection } from '../specialistList/route';

/** /recruit/detail/{fdId}, part of the talent section. */
export const recruitDetail = screen({
  path: addresses.recruit.detail,
  chunk: 'specialist-detail',
  load: () =>
    import(/* webpackChunkName: "specialist-detail" */ './RecruitDetailRoute').then((m) => m.RecruitDetailRoute),
  queries: ({ params }) => ({ detail: query(recruitApi.endpoints.getRecruit, params.fdId ?? '') }),
  given: { section: { ...specialistSection, ...paths.recruit, area: 'recruit' as const } },
});
