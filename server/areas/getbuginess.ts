import { publishForm } from '../../src/contract/companyForms';
import { plainArea } from '../content/plainArea';
import type { AreaPlugin } from '../services';
import { formBodies } from '../http/bodies';
import { entryLabels, submissionRoute } from '../submissions/submissionRoute';
import { publishEntry } from '../submissions/enterSubmission';
import { contentArea } from './contentRoutes';

/** Supply ('2') and demand ('1'), newest first, closed entries last. `getbuginess` is the backend's spelling. */
export const getbuginess = contentArea({ ...plainArea('getbuginess'), detail: 'findSupplyDemandById' });

/** Publishes a supply or demand entry, which appears on its list at once. */
export const getbuginessEntries: AreaPlugin = (app, services) => {
  formBodies(app);
  submissionRoute(app, services, {
    area: 'getbuginess',
    path: '/api/getbuginess/add',
    rules: publishForm,
    labels: entryLabels,
    save: (trx, company, values) =>
      publishEntry(trx, company, values, { now: services.now(), review: services.config.review }),
  });
};
