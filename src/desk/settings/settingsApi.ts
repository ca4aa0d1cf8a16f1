import { portalApi } from '../../api/portalApi';
import { invalidatesOnSuccess, listTag } from '../../api/tags';
import { pageOf, recordOf, rowsOf, type Page } from '../../api/transformResponse';
import type { CompanyLine, StaffLine, StaffRole } from '../../contract/desk';
import type { PortalSettings } from '../../contract/deskForms';
import { isRecord } from '../../lib/isRecord';
import type { ThunkExtra } from '../../state/thunkExtra';
import { deskWrite } from '../deskWrite';

const path = {
  settings: '/api/desk/settings',
  staff: '/api/desk/staff',
  changeStaff: '/api/desk/staff/change',
  staffPassword: '/api/desk/staff/password',
  staffFactor: '/api/desk/staff/factor',
  companies: '/api/desk/companies',
  disableCompany: '/api/desk/companies/disable',
  companyPassword: '/api/desk/companies/password',
};

/** Query of the list of companies. */
interface CompaniesQuery {
  pageNum: number;
  pageSize: number;
  q: string;
}

/** A page of the companies; a search inside of names may not have looked through all of them. */
interface CompaniesPage extends Page<CompanyLine> {
  searchedFrom: string | null;
}

/** Whose password is made anew. */
export interface AccountArgs {
  kind: 'staff' | 'company';
  accountId: string;
}

/** A made-up password goes into the vault: it never reaches the store. @returns the reference to it */
function keepPassword(body: unknown, { extra }: { extra: unknown }): string {
  const { password = '' } = recordOf<{ password: string }>(body) ?? {};
  return (extra as ThunkExtra).secrets.put({ password });
}

/** What administrators look after. */
export const settingsApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['PortalSettings', 'StaffLine', 'Company'] })
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
      listStaff: build.query<StaffLine[] | null, void>({
        query: () => ({ url: path.staff }),
        transformResponse: (body: unknown) => rowsOf<StaffLine>(body) ?? null,
        providesTags: [listTag('StaffLine')],
      }),
      /** Answers with the reference to its password in the vault. */
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
      /** Answers with the reference to the new password in the vault. */
      resetPassword: build.mutation<string, AccountArgs>({
        queryFn: async ({ kind, accountId }, api, _options, call) => {
          const url = kind === 'staff' ? path.staffPassword : path.companyPassword;
          const { data, error } = await call(deskWrite(url, { accountId }));
          return error ? { error } : { data: keepPassword(data, api) };
        },
      }),
    }),
  });

/** Shows what was saved at once: what is typed next is compared with it. */
export const settingsWritten = (changed: Partial<PortalSettings>) =>
  settingsApi.util.updateQueryData('getPortalSettings', undefined, (before) => before && { ...before, ...changed });

export const {
  useGetPortalSettingsQuery,
  useUpdatePortalSettingsMutation,
  useListStaffQuery,
  useCreateStaffMutation,
  useUpdateStaffMutation,
  useListCompaniesQuery,
  useDisableCompanyMutation,
  useResetFactorMutation,
  useResetPasswordMutation,
} = settingsApi;
