import type { Specialist } from '../../contract/areas/specialist';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { allSpecialists } from './route';

export const allSpecialistsHead = headFor(allSpecialists, listHead<Specialist>({ name: (row) => row.fdName }));
