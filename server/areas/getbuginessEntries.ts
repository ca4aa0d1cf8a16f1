import { publishForm } from '../../src/contract/publishForm';
import type { AreaPlugin } from '../services';
import { formBodies } from '../http/formBodies';
import { entryLabels } from '../submissions/entryFields';
import { publishEntry } from '../submissions/publishEntry';
import { submissionRoute } from '../submissions/submissionRoute';

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
