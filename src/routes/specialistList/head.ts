import type { Specialist } from '../../contract/areas/specialist';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { specialistList } from './route';

export const specialistListHead = headFor(specialistList, listHead<Specialist>({ name: (row) => row.fdName }));
