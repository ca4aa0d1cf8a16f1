import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { demandList, supplyList } from './route';

export const supplyDemandListHeads = [supplyList, demandList].map((list) =>
  headFor(
    list,
    listHead<Getbuginess>({ name: (row) => row.fdGetbuginessName, half: supplyDemandSides[list.given.side].label }),
  ),
);
