import { clsx } from 'clsx';
import { Fragment, type ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { PhoneText } from '../../components/PhoneText';
import { staffRoles, type CompanyLine, type StaffLine } from '../../contract/desk';
import { staffForm, staffLabels } from '../../contract/deskForms';
import { zhCalendar } from '../../i18n/zhCalendar';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { NotHere } from '../DeskPanel';
import { fieldsOf } from '../shell/DeskForm';
import { ResourceScreen, type Act, type DeskResource } from '../shell/DeskResource';
import styles from '../shell/DeskResource.module.css';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { SidebarButton, SplitLayout } from '../shell/SplitLayout';
import { CalendarForm } from './CalendarForm';
import { Notices } from './Notices';
import { PortalSettings } from './PortalSettings';

const staffFields = fieldsOf(staffForm, staffLabels, {
  username: { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  displayName: { autoComplete: 'off' },
  role: { options: staffRoles.map((role) => [role, zhDesk.roles[role]] as const) },
});

/** Nobody can disable their own account. */
const disabling = <Row extends StaffLine | CompanyLine>(url: string): Act<Row>[] => [
  {
    label: words.disable,
    url,
    isFor: ({ disabled, username }, me) => !disabled && username !== me.username,
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
    <PhoneText key="username" value={username} />,
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
  view: <ResourceScreen resource={resource} sidebar={zhDesk.parts.settings} />,
});

const page = (heading: string, view: ReactElement): Page => ({
  heading,
  view: (
    <ListPane heading={heading} actions={<SidebarButton label={zhDesk.parts.settings} />}>
      <div className={clsx(pane.content, styles.content)}>{view}</div>
    </ListPane>
  ),
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
export default function SettingsScreen() {
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
      <Fragment key={name}>{pages[name]?.view ?? <NotHere to="/settings" toName={zhDesk.parts.settings} />}</Fragment>
    </SplitLayout>
  );
}
