import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { PortalSettingsForm } from './PortalSettingsForm';
import { useGetPortalSettingsQuery, useUpdatePortalSettingsMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { useAct } from './useAct';

/** Contacts, footer, and what the portal shows. */
export function PortalSettingsScreen() {
  const settings = useGetPortalSettingsQuery();
  const [update, { isLoading }] = useUpdatePortalSettingsMutation();
  const act = useAct();
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
            onSave={(changed) => void act(update(changed), words.saved)}
          />
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}
