import { clsx } from 'clsx';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { Pagination } from '../../components/Pagination';
import { PhoneText } from '../../components/PhoneText';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { staffRoles, type CompanyLine, type StaffLine } from '../../contract/desk';
import { staffForm } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhCalendar } from '../../i18n/zhCalendar';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { useConfirmedRead } from '../account/useConfirmed';
import { useDeskRows } from '../deskApi';
import { DeskPanel } from '../DeskPanel';
import { ResourceRows, useActs, type Act, type DeskResource } from '../shell/DeskResource';
import styles from '../shell/DeskResource.module.css';
import { FilterForm, useListAddress } from '../shell/FilterForm';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { SidebarButton, SplitLayout } from '../shell/SplitLayout';
import { CalendarForm } from './CalendarForm';
import { Notices } from './Notices';
import { PortalSettings } from './PortalSettings';

const pageSize = 20;

const staffFields = {
  username: {
    label: words.username,
    rule: staffForm.username,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  },
  displayName: { label: words.displayName, rule: staffForm.displayName, autoComplete: 'off' },
  role: {
    label: words.role,
    rule: staffForm.role,
    options: staffRoles.map((role) => [role, zhDesk.roles[role]] as const),
  },
};

const disabling = <Row extends { accountId: string; disabled: boolean }>(url: string): Act<Row>[] => [
  {
    label: words.disable,
    url,
    isFor: ({ disabled }) => !disabled,
    asks: words.disableQuestion,
    body: ({ accountId }) => ({ accountId, disabled: true }),
    done: words.disabled,
  },
  {
    label: words.enable,
    url,
    isFor: ({ disabled }) => disabled,
    body: ({ accountId }) => ({ accountId, disabled: false }),
    done: words.enabled,
  },
];

const accountBody = ({ accountId }: { accountId: string }) => ({ accountId });

const staff: DeskResource<StaffLine> = {
  url: '/api/desk/staff',
  heading: words.staff,
  keyOf: ({ accountId }) => accountId,
  nameOf: ({ displayName, username }) => displayName || username,
  facts: ({ username, role, createdAt, secondFactor }) => [
    username,
    role && zhDesk.roles[role],
    words.since(createdAt.slice(0, 10)),
    secondFactor && words.secondFactor,
  ],
  isDisabled: ({ disabled }) => disabled,
  create: {
    label: words.newStaff,
    url: '/api/desk/staff',
    form: {
      title: () => words.newStaff,
      action: words.create,
      fields: staffFields,
      begin: () => ({ username: '', displayName: '', role: '' }),
      name: 'displayName',
    },
    body: (_none, values) => values,
    done: words.staffSaved,
  },
  acts: [
    {
      label: words.edit,
      url: '/api/desk/staff/change',
      form: {
        title: words.editStaff,
        action: words.saveStaff,
        fields: staffFields,
        begin: ({ username, displayName, role }) => ({ username, displayName: displayName || username, role }),
        fixed: ['username'],
      },
      body: ({ accountId }, { displayName, role }) => ({ accountId, displayName, role }),
      done: words.staffSaved,
    },
    ...disabling<StaffLine>('/api/desk/staff/change'),
    // The user's own are changed on the account page.
    {
      label: words.resetPassword,
      url: '/api/desk/staff/password',
      isFor: ({ username }, me) => username !== me.username,
      asks: words.resetQuestion,
      body: accountBody,
      done: words.newPassword,
    },
    {
      label: words.resetFactor,
      url: '/api/desk/staff/factor',
      isFor: ({ username, secondFactor }, me) => secondFactor && username !== me.username,
      asks: words.resetFactorQuestion,
      body: accountBody,
      done: words.factorReset,
    },
  ],
};

const companies: DeskResource<CompanyLine> = {
  url: '/api/desk/companies',
  heading: words.companies,
  search: words.findCompany,
  keyOf: ({ accountId }) => accountId,
  nameOf: ({ fdComName, username }) => fdComName ?? username,
  title: ({ fdComName }) => fdComName,
  facts: ({ username, submissions, createdAt }) => [
    <PhoneText key="phone" value={username} />,
    words.submissions(submissions),
    words.since(createdAt.slice(0, 10)),
  ],
  isDisabled: ({ disabled }) => disabled,
  acts: [
    ...disabling<CompanyLine>('/api/desk/companies/disable'),
    {
      label: words.resetPassword,
      url: '/api/desk/companies/password',
      asks: words.resetQuestion,
      body: accountBody,
      done: words.newPassword,
    },
  ],
};

interface Page {
  heading: string;
  view: ReactElement;
}

const pageOf = <Row,>(resource: DeskResource<Row>): Page => ({
  heading: resource.heading,
  view: <ResourcePage resource={resource} />,
});

const page = (heading: string, view: ReactElement): Page => ({
  heading,
  view: <SettingsPage heading={heading}>{view}</SettingsPage>,
});

/** The pages by their address below `/settings`, in the order of the sidebar. */
const pages: Readonly<Record<string, Page>> = {
  '': page(words.portal, <PortalSettings />),
  staff: pageOf(staff),
  companies: pageOf(companies),
  limits: page(zhCalendar.heading, <CalendarForm />),
  notices: page(words.notices, <Notices />),
};

/** The settings. Search and page of a list are in the address. */
export function SettingsScreen() {
  const { page: name = '' } = useParams();
  const items = Object.entries(pages).map(([key, { heading }]) => ({
    key,
    label: heading,
    to: `/settings${key && '/'}${key}`,
    isCurrent: key === name,
  }));
  return (
    <SplitLayout sidebarName={zhDesk.parts.settings} items={items}>
      {/* What is open on a page belongs to it. */}
      <Fragment key={name}>
        {pages[name]?.view ?? (
          <DeskPanel heading={zhDesk.notFound} drawing="boards">
            <Link className="btn" to="/settings">
              {zhDesk.parts.settings}
            </Link>
          </DeskPanel>
        )}
      </Fragment>
    </SplitLayout>
  );
}

interface SettingsPageProps {
  heading: string;
  /** Actions of the whole page, beside its heading. */
  actions?: ReactNode;
  children: ReactNode;
}

function SettingsPage({ heading, actions, children }: SettingsPageProps) {
  return (
    <ListPane
      heading={heading}
      actions={
        <>
          {actions && <div className={`row ${pane.actions}`}>{actions}</div>}
          <SidebarButton label={zhDesk.parts.settings} />
        </>
      }
    >
      <div className={clsx(pane.content, styles.content)}>{children}</div>
    </ListPane>
  );
}

/** A page of what staff keep in a list. */
function ResourcePage<Row>({ resource }: { resource: DeskResource<Row> }) {
  const { url, heading, create, search: searchLabel } = resource;
  const { search, page: pageNum, goTo, setParam } = useListAddress();
  const q = search.get('q') ?? '';
  const list = useDeskRows<Row>({ url, ...(searchLabel ? { pageNum, pageSize, q } : {}) });
  const refusal = useConfirmedRead(list);
  const making = useActs<null>({ url, nameOf: () => '' });
  // A list that fails to load again does not take away a new password, or what is typed.
  const acting = useActs(resource);
  const { rows = [], total = 0 } = list.currentData ?? {};
  const actions = create && (
    <button className="btn btn--sm" type="button" onClick={() => making.start(create, null)}>
      <Icon name="plus" />
      {create.label}
    </button>
  );
  return (
    <SettingsPage heading={heading} actions={actions}>
      {searchLabel && <FilterForm label={searchLabel} searchLabel={searchLabel} q={q} onChange={setParam} />}
      <QueryBoundary
        status={queryStatus(list, (found) => found.rows.length === 0)}
        failedText={refusal ?? zh.states.loadFailed}
        onRetry={() => void list.refetch()}
      >
        <ResourceRows resource={resource} rows={rows} acting={acting} />
        {searchLabel && <Pagination total={total} pageSize={pageSize} page={pageNum} onPage={goTo} />}
      </QueryBoundary>
      {making.dialogs}
      {acting.dialogs}
    </SettingsPage>
  );
}
