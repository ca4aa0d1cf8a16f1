import { relationsApi } from '../../../../src/areas/relations/relationsApi';
import { answersOf, record } from '../../../support/usePortal';
import { makeTestStore } from '../../../support/testStore';
import { useCannedServer } from '../../../support/cannedServer';

jest.mock('../../../../src/contract/areas/industryNews', () => {
  const { industryNewsArea, ...others } = jest.requireActual('../../../../src/contract/areas/industryNews');
  return { ...others, industryNewsArea: { ...industryNewsArea, kind: undefined } };
});

const backend = useCannedServer();

it('shows the group of an area that gives its entities no kind: the server names it by the area', async () => {
  const group = { kind: 'industryNews', area: 'industryNews', rows: [{ fdId: 'n1', entity: { fdTitle: '一条动态' } }] };
  backend.answering(answersOf({ '/api/relations/of': record({ groups: [group] }) }));
  const { store } = makeTestStore(backend.url);
  const query = relationsApi.endpoints.getRelations.initiate({ area: 'industryNews', fdId: 'n2' });
  expect((await store.dispatch(query)).data).toEqual({ groups: [group] });
});
