import { portalApi, keyedPost, type KeyedEntry } from '../../api/portalApi';
import type { AreaName } from '../../contract/areas';
import { reportReasons } from '../../contract/desk';
import { reportForm, type ReportPayload } from '../../contract/reportForm';
import { zh } from '../../i18n/zh';
import { formFields, payloadOf, prefilledField, type FieldValues } from '../../lib/formFields';

/** A visitor's report, its fields in display order. */
export const reportFields = [
  prefilledField('page', { label: zh.report.page, full: true }),
  ...formFields(reportForm, {
    reason: { label: zh.report.reason, kind: 'select', full: true },
    note: { label: zh.report.note, kind: 'textarea', full: true },
    contact: { label: zh.report.contact, hint: zh.report.contactHint, full: true },
  }),
];

export const reasonOptions = reportReasons.map((value) => [value, zh.report.reasons[value]] as const);

export const reportOf = (values: FieldValues, page: { area: AreaName; fdId: string }): ReportPayload => ({
  ...payloadOf(reportForm, values),
  area: page.area,
  fdId: page.fdId,
});

/** Visitors' reports about a page, sent as JSON on the secondary client. Only staff read them. */
export const reportApi = portalApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createReport: build.mutation<unknown, KeyedEntry<ReportPayload>>({
      query: keyedPost('/api/report/add', 'json'),
    }),
  }),
});
