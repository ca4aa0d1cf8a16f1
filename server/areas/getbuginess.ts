import { contentArea } from './contentRoutes';
import { plainArea } from '../content/plainArea';

/** Supply ('2') and demand ('1'), newest first, closed entries last. `getbuginess` is the backend's spelling. */
export const getbuginess = contentArea({ ...plainArea('getbuginess'), detail: 'findSupplyDemandById' });
