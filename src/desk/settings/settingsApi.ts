import { portalApi } from '../../api/portalApi';
import { invalidatesOnSuccess, listTag } from '../../api/tags';
import { pageOf, recordOf, rowsOf, type Page } from '../../api/transformResponse';
import type { CompanyLine, NoticeOverview, StaffLine, StaffRole } from '../../contract/desk';
import type { PortalSettings } from '../../contract/deskForms';
import type { WorkCalendar } from '../../contract/workCalendar';
import { isRecord } from '../../lib/isRecord';
import type { ThunkExtra } from '../../state/thunkExtra';
import { deskWrite } from '../deskWrite';

const path = {
  settings: '/api/desk/settings',
  calendar: '/api/desk/calendar',
  staff: '/api/desk/staff',
  changeStaff: '/api/desk/staff/change',
  staffPassword: '/api/desk/staff/password',
  staffFactor: '/api/desk/staff/factor',
  companies: '/api/desk/companies',
  disableCompany: '/api/desk/companies/disable',
  companyPassword: '/api/desk/companies/password',
  notices: '/api/desk/notices',
  webhooks: '/api/desk/webhooks',
  removeWebhook: '/api/desk/webhooks/remove',
  testNotice: '/api/desk/notices/test',
};

/** Query of the company list. */
interface CompaniesQuery {
  pageNum: number;
  pageSize: number;
  q: string;
}

/** A page of companies; a search inside names may not have covered all of them. */
interface CompaniesPage extends Page<CompanyLine> {
  searchedFrom: string | null;
}

/** The account whose password is reset. */
export interface AccountArgs {
  kind: 'staff' | 'company';
  accountId: string;
}

/** Puts a generated password into the vault: it never reaches the store. @returns its reference */
function keepPassword(body: unknown, { extra }: { extra: unknown }): string {
  const { password = '' } = recordOf<{ password: string }>(body) ?? {};
  return (extra as ThunkExtra).secrets.put({ password });
}

/** Endpoints for administrators. */
export const settingsApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['PortalSettings', 'WorkCalendar', 'StaffLine', 'Company', 'Notices'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      getPortalSettings: build.query<PortalSettings | null, void>({
        query: () => ({ url: path.settings }),
        transformResponse: (body: unknown) => recordOf<PortalSettings>(body) ?? null,
        providesTags: [listTag('PortalSettings')],
      }),
      updatePortalSettings: build.mutation<unknown, Partial<PortalSettings> & { seen: Partial<PortalSettings> }>({
        query: (json) => deskWrite(path.settings, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('PortalSettings')]),
      }),
      getCalendar: build.query<WorkCalendar | null, void>({
        query: () => ({ url: path.calendar }),
        transformResponse: (body: unknown) => recordOf<WorkCalendar>(body) ?? null,
        providesTags: [listTag('WorkCalendar')],
      }),
      updateCalendar: build.mutation<unknown, WorkCalendar & { seen: WorkCalendar }>({
        query: (json) => deskWrite(path.calendar, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('WorkCalendar')]),
      }),
      getNotices: build.query<NoticeOverview | null, void>({
        query: () => ({ url: path.notices }),
        transformResponse: (body: unknown) => recordOf<NoticeOverview>(body) ?? null,
        providesTags: [listTag('Notices')],
      }),
      /** Its address and key are passed through the vault. */
      addWebhook: build.mutation<null, { secrets: string }>({
        queryFn: async ({ secrets }, api, _options, call) => {
          const { error } = await call(deskWrite(path.webhooks, (api.extra as ThunkExtra).secrets.take(secrets)));
          return error ? { error } : { data: null };
        },
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('Notices')]),
      }),
      removeWebhook: build.mutation<unknown, { fdId: string }>({
        query: (json) => deskWrite(path.removeWebhook, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('Notices')]),
      }),
      testNotice: build.mutation<unknown, { fdId: string }>({ query: (json) => deskWrite(path.testNotice, json) }),
      listStaff: build.query<StaffLine[] | null, void>({
        query: () => ({ url: path.staff }),
        transformResponse: (body: unknown) => rowsOf<StaffLine>(body) ?? null,
        providesTags: [listTag('StaffLine')],
      }),
      /** Returns the reference to its password in the vault. */
      createStaff: build.mutation<string, { username: string; displayName: string; role: string }>({
        queryFn: async (json, api, _options, call) => {
          const { data, error } = await call(deskWrite(path.staff, json));
          return error ? { error } : { data: keepPassword(data, api) };
        },
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('StaffLine')]),
      }),
      updateStaff: build.mutation<
        unknown,
        { accountId: string; displayName?: string; role?: StaffRole; disabled?: boolean }
      >({
        query: (json) => deskWrite(path.changeStaff, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('StaffLine')]),
      }),
      resetFactor: build.mutation<unknown, { accountId: string }>({
        query: (json) => deskWrite(path.staffFactor, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('StaffLine')]),
      }),
      listCompanies: build.query<CompaniesPage | null, CompaniesQuery>({
        query: (params) => ({ url: path.companies, params }),
        transformResponse: (body: unknown, _meta, query) => {
          const page = pageOf<CompanyLine>(body, query);
          const searchedFrom = isRecord(body) && typeof body.searchedFrom === 'string' ? body.searchedFrom : null;
          return page && { ...page, searchedFrom };
        },
        providesTags: [listTag('Company')],
      }),
      disableCompany: build.mutation<unknown, { accountId: string; disabled: boolean }>({
        query: (json) => deskWrite(path.disableCompany, json),
        invalidatesTags: (_result, error) => invalidatesOnSuccess(error, [listTag('Company')]),
      }),
      /** Returns the reference to the new password in the vault. */
      resetPassword: build.mutation<string, AccountArgs>({
        queryFn: async ({ kind, accountId }, api, _options, call) => {
          const url = kind === 'staff' ? path.staffPassword : path.companyPassword;
          const { data, error } = await call(deskWrite(url, { accountId }));
          return error ? { error } : { data: keepPassword(data, api) };
        },
      }),
    }),
  });

/** Put the saved values into the cache at once: later input is compared with them. */
export const settingsWritten = (changed: Partial<PortalSettings>) =>
  settingsApi.util.updateQueryData('getPortalSettings', undefined, (before) => before && { ...before, ...changed });

export const calendarWritten = (calendar: WorkCalendar) =>
  settingsApi.util.updateQueryData('getCalendar', undefined, () => calendar);

export const {
  useGetPortalSettingsQuery,
  useUpdatePortalSettingsMutation,
  useGetCalendarQuery,
  useUpdateCalendarMutation,
  useListStaffQuery,
  useCreateStaffMutation,
  useUpdateStaffMutation,
  useListCompaniesQuery,
  useDisableCompanyMutation,
  useResetFactorMutation,
  useResetPasswordMutation,
  useGetNoticesQuery,
  useAddWebhookMutation,
  useRemoveWebhookMutation,
  useTestNoticeMutation,
} = settingsApi;
