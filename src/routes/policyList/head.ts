import { policyCategories } from '../../areas/policy/policyCategories';
import type { Policy } from '../../contract/areas/policy';
import { feedOf } from '../head/feeds';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { policyList } from './route';

export const policyListHead = headFor(
  policyList,
  listHead<Policy>({ name: (row) => row.fdTitle, named: policyCategories, feeds: feedOf('policy') }),
);
