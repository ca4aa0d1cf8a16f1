import {
  categoryCode,
  date,
  email,
  id,
  issuer,
  link,
  richText,
  text,
  title,
  unsearched,
  type Entity,
  type EntityFields,
} from './entity';
import type { FormValues } from './form';
import type { projectApplicationForm } from './projectApplicationForm';

/** Project that companies can apply to. Its attachment is fetched separately. */
export const project = {
  fdId: id,
  fdProjectName: title,
  fdComName: text,
  fdProjectContent: richText,
  fdPublisher: issuer,
  fdContactPerson: unsearched,
  fdContactEmail: email,
  /** First and last day of applications, `yyyy-MM-dd`. */
  fdApplicationStart: { ...date, orders: { desc: '最新开放' } },
  fdApplicationEnd: {
    ...date,
    facet: { kind: 'window', label: '申报时间', from: 'fdApplicationStart' },
    orders: { asc: '最快截止' },
  },
  category: categoryCode,
  attachment: { ...link, sent: false },
} as const satisfies EntityFields;

export type Project = Entity<typeof project>;

/** Payload of a project application, form-encoded. */
export type ProjectApplication = FormValues<typeof projectApplicationForm> & { fdComName: string; fdComId: string };
