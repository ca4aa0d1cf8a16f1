import { isApiError } from '../../api/errors';
import { recordOf } from '../../api/transformResponse';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { versionConflictCode } from '../../contract/deskContent';
import type { PortalSettings } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { useDeskDispatch } from '../hooks';
import { PortalSettingsForm } from './PortalSettingsForm';
import { settingsWritten, useGetPortalSettingsQuery, useUpdatePortalSettingsMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { useRunAction } from './useRunAction';

/** The values that somebody else saved first; null: no such conflict. */
function theirsIn(error: unknown): PortalSettings | null {
  if (!isApiError(error) || error.code !== versionConflictCode) return null;
  return recordOf<PortalSettings>(error.data) ?? null;
}

/** Settings of the portal: contacts, footer, features. */
export function PortalSettingsScreen() {
  const settings = useGetPortalSettingsQuery();
  const [update, { isLoading }] = useUpdatePortalSettingsMutation();
  const runAction = useRunAction();
  const dispatch = useDeskDispatch();
  return (
    <SettingsPage heading={words.portal}>
      <QueryBoundary
        status={queryStatus(settings)}
        failedText={zh.states.loadFailed}
        onRetry={() => void settings.refetch()}
      >
        {settings.data && (
          <PortalSettingsForm
            saved={settings.data}
            busy={isLoading}
            onSave={async (changed, seen) => {
              const work = update({ ...changed, seen });
              if (await runAction(() => work, words.saved)) {
                dispatch(settingsWritten(changed));
                return 'saved';
              }
              const present = theirsIn((await work).error);
              return present ? { present } : 'failed';
            }}
          />
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
