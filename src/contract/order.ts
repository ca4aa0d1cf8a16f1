import type { FormValues } from './form';
import type { intentionForm } from './intentionForm';

/** Payload of a purchase intention on an app, JSON. */
export type Order = FormValues<typeof intentionForm> & { fdComId: string; fdComName: string };
