import { useState } from 'react';
import { Icon } from '../../components/Icon';
import type { StaffLine, StaffRole } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { Loaded } from '../shell/ListPane';
import { useDeskMe } from '../hooks';
import { AccountActions } from './AccountActions';
import styles from './Settings.module.css';
import {
  useCreateStaffMutation,
  useListStaffQuery,
  useResetFactorMutation,
  useResetPasswordMutation,
  useUpdateStaffMutation,
} from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { SettingsRow } from './SettingsRow';
import { StaffDialog } from './StaffDialog';
import { useRunAction } from './useRunAction';
import { useNewPassword } from './useNewPassword';

/** The staff accounts and their roles. */
export function StaffScreen() {
  const me = useDeskMe();
  const staff = useListStaffQuery();
  const [create, creating] = useCreateStaffMutation();
  const [update, updating] = useUpdateStaffMutation();
  const [reset] = useResetPasswordMutation();
  const [resetFactor] = useResetFactorMutation();
  const [edited, setEdited] = useState<StaffLine | 'new' | null>(null);
  const newPassword = useNewPassword();
  const runAction = useRunAction();
  const save = async (values: { username: string; displayName: string; role: string }) => {
    const { displayName, role } = values;
    const isDone =
      edited === 'new'
        ? await newPassword.show(displayName, () => create(values))
        : edited !== null &&
          (await runAction(
            () => update({ accountId: edited.accountId, displayName, role: role as StaffRole }),
            words.staffSaved,
          ));
    if (isDone) setEdited((now) => (now === edited ? null : now));
  };
  return (
    <SettingsPage
      heading={words.staff}
      actions={
        <button className="btn btn--sm" type="button" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          {words.newStaff}
        </button>
      }
    >
      <Loaded query={staff} failedText={zh.states.loadFailed}>
        {(lines) => (
          <ul className={styles.list} role="list" aria-label={words.staff}>
            {lines.map((line) => {
              const { accountId, username, disabled, role, createdAt, secondFactor } = line;
              const name = line.displayName || username;
              // The user's own are changed on the account page.
              const isOwn = username === me.username;
              return (
                <SettingsRow
                  key={accountId}
                  name={name}
                  facts={[
                    username,
                    role && zhDesk.roles[role],
                    words.since(createdAt.slice(0, 10)),
                    secondFactor && words.secondFactor,
                  ]}
                  isDisabled={disabled}
                >
                  <AccountActions
                    name={name}
                    disabled={disabled}
                    onEdit={() => setEdited(line)}
                    onDisable={(off) =>
                      void runAction(() => update({ accountId, disabled: off }), off ? words.disabled : words.enabled)
                    }
                    onReset={
                      isOwn ? undefined : () => void newPassword.show(name, () => reset({ kind: 'staff', accountId }))
                    }
                    onResetFactor={
                      secondFactor && !isOwn
                        ? () => void runAction(() => resetFactor({ accountId }), words.factorReset)
                        : undefined
                    }
                  />
                </SettingsRow>
              );
            })}
          </ul>
        )}
      </Loaded>
      {edited && (
        <StaffDialog
          line={edited === 'new' ? null : edited}
          busy={creating.isLoading || updating.isLoading}
          onSave={(values) => void save(values)}
          onClose={() => setEdited(null)}
        />
      )}
      {newPassword.dialog}
    </SettingsPage>
  );
}
