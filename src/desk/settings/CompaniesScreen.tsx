import { useState } from 'react';
import { Field } from '../../components/Field';
import { Pagination } from '../../components/Pagination';
import { PhoneText } from '../../components/PhoneText';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { AccountActions } from './AccountActions';
import { useConfirmedRead } from '../account/ConfirmOwner';
import { useListAddress } from '../shell/FilterForm';
import styles from './Settings.module.css';
import { useDisableCompanyMutation, useListCompaniesQuery, useResetPasswordMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { SettingsRow } from './SettingsRow';
import { useRunAction } from './useRunAction';
import { useNewPassword } from './useNewPassword';
import { submits } from '../shell/ListPane';

const pageSize = 20;

/** The companies that have an account. Search and page are in the address. */
export function CompaniesScreen() {
  const { search, page: pageNum, goTo, setParam } = useListAddress();
  const q = search.get('q') ?? '';
  const companies = useListCompaniesQuery({ pageNum, pageSize, q });
  const refusal = useConfirmedRead(companies);
  const [disable] = useDisableCompanyMutation();
  const [reset] = useResetPasswordMutation();
  const newPassword = useNewPassword();
  const runAction = useRunAction();
  const page = companies.currentData;
  return (
    <SettingsPage heading={words.companies}>
      <FindCompany key={q} found={q} onFind={(text) => setParam('q', text)} />
      <QueryBoundary
        status={queryStatus(companies, ({ rows }) => rows.length === 0)}
        failedText={refusal}
        onRetry={() => void companies.refetch()}
      >
        <ul className={styles.list} role="list" aria-label={words.companies}>
          {(page?.rows ?? []).map(({ accountId, username, fdComName, disabled, createdAt, submissions }) => (
            <SettingsRow
              key={accountId}
              name={fdComName}
              facts={[
                <PhoneText key="phone" value={username} />,
                words.submissions(submissions),
                words.since(createdAt.slice(0, 10)),
              ]}
              isDisabled={disabled}
            >
              <AccountActions
                name={fdComName ?? username}
                disabled={disabled}
                onDisable={(off) =>
                  void runAction(() => disable({ accountId, disabled: off }), off ? words.disabled : words.enabled)
                }
                onReset={() =>
                  void newPassword.show(fdComName ?? username, () => reset({ kind: 'company', accountId }))
                }
              />
            </SettingsRow>
          ))}
        </ul>
        {page && <Pagination total={page.total} pageSize={pageSize} page={pageNum} onPage={goTo} />}
      </QueryBoundary>
      {newPassword.dialog}
    </SettingsPage>
  );
}

function FindCompany({ found, onFind }: { found: string; onFind: (text: string) => void }) {
  const [text, setText] = useState(found);
  return (
    <form
      className={styles.find}
      role="search"
      aria-label={words.findCompany}
      onSubmit={submits(() => onFind(text.trim()))}
    >
      <Field
        label={words.findCompany}
        name="q"
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button className="btn btn--line" type="submit">
        {words.find}
      </button>
    </form>
  );
}
