import type { FinancialItem } from '../../contract/areas/financial';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { financialList } from './route';

export const financialListHead = headFor(financialList, listHead<FinancialItem>({ name: (row) => row.fdTitle }));
