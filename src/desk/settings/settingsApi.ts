import { portalApi } from '../../api/portalApi';
import { listTag } from '../../api/tags';
import { recordOf } from '../../api/transformResponse';
import type { CompanyLine, NoticeOverview, StaffLine, StaffRole } from '../../contract/desk';
import type { PortalSettings } from '../../contract/deskForms';
import type { WorkCalendar } from '../../contract/workCalendar';
import { changes, deskWrite, pageAt, recordAt, rowsAt, vaultOf, writeKept, writeTo, type Send } from '../deskEndpoints';

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

interface StaffChange {
  accountId: string;
  displayName?: string;
  role?: StaffRole;
  disabled?: boolean;
}

/** The account whose password is reset. */
export interface AccountArgs {
  kind: 'staff' | 'company';
  accountId: string;
}

/** Writes, and keeps the generated password in the vault: it never reaches the store. @returns its reference */
const writeForPassword = <Json extends object>(addressOf: (json: Json) => [url: string, json: object]) => ({
  queryFn: async (json: Json, api: { extra: unknown }, _options: unknown, call: Send) => {
    const { data, error } = await call(deskWrite(...addressOf(json)));
    const { password = '' } = recordOf<{ password: string }>(data) ?? {};
    return error ? { error } : { data: vaultOf(api).put({ password }) };
  },
});

/** Endpoints for administrators. */
export const settingsApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['PortalSettings', 'WorkCalendar', 'StaffLine', 'Company', 'Notices'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      getPortalSettings: build.query({
        ...recordAt<PortalSettings>(path.settings),
        providesTags: [listTag('PortalSettings')],
      }),
      updatePortalSettings: build.mutation<unknown, Partial<PortalSettings> & { seen: Partial<PortalSettings> }>(
        writeTo(path.settings, listTag('PortalSettings')),
      ),
      getCalendar: build.query({ ...recordAt<WorkCalendar>(path.calendar), providesTags: [listTag('WorkCalendar')] }),
      updateCalendar: build.mutation<unknown, WorkCalendar & { seen: WorkCalendar }>(
        writeTo(path.calendar, listTag('WorkCalendar')),
      ),
      getNotices: build.query({ ...recordAt<NoticeOverview>(path.notices), providesTags: [listTag('Notices')] }),
      /** Its address and key are passed through the vault. */
      addWebhook: build.mutation({ ...writeKept(path.webhooks), invalidatesTags: changes(listTag('Notices')) }),
      removeWebhook: build.mutation<unknown, { fdId: string }>(writeTo(path.removeWebhook, listTag('Notices'))),
      testNotice: build.mutation<unknown, { fdId: string }>(writeTo(path.testNotice)),
      listStaff: build.query({ ...rowsAt<StaffLine>(path.staff), providesTags: [listTag('StaffLine')] }),
      createStaff: build.mutation({
        ...writeForPassword((json: { username: string; displayName: string; role: string }) => [path.staff, json]),
        invalidatesTags: changes(listTag('StaffLine')),
      }),
      updateStaff: build.mutation<unknown, StaffChange>(writeTo(path.changeStaff, listTag('StaffLine'))),
      resetFactor: build.mutation<unknown, { accountId: string }>(writeTo(path.staffFactor, listTag('StaffLine'))),
      listCompanies: build.query({
        ...pageAt<CompanyLine, CompaniesQuery>(path.companies),
        providesTags: [listTag('Company')],
      }),
      disableCompany: build.mutation<unknown, { accountId: string; disabled: boolean }>(
        writeTo(path.disableCompany, listTag('Company')),
      ),
      resetPassword: build.mutation(
        writeForPassword(({ kind, ...json }: AccountArgs) => [
          kind === 'staff' ? path.staffPassword : path.companyPassword,
          json,
        ]),
      ),
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
