import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { policyCategories } from '../../areas/policy/policyCategories';
import { allSpecialists } from '../allSpecialists/route';
import { financialList } from '../financialList/route';
import { articleLists } from '../list/route';
import { policyList } from '../policyList/route';
import { projectList } from '../projectList/route';
import { shoppingMallList } from '../shoppingMallList/route';
import { specialistList } from '../specialistList/route';
import { demandList, supplyList } from '../supplyDemandList/route';
import { headFor, type Head } from './headContext';
import { listHead } from './listHead';

/** The heads of the sections' lists. */
export const listHeads: readonly Head[] = [
  headFor(allSpecialists, listHead()),
  headFor(financialList, listHead()),
  ...articleLists.map((list) => headFor(list, listHead())),
  headFor(policyList, listHead({ named: policyCategories })),
  headFor(projectList, listHead()),
  headFor(shoppingMallList, listHead()),
  headFor(specialistList, listHead()),
  ...[supplyList, demandList].map((list) =>
    headFor(list, listHead({ half: supplyDemandSides[list.given.side].label })),
  ),
];
