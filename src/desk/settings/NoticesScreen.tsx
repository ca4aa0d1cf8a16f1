import { useState } from 'react';
import { Field } from '../../components/Field';
import { webhookKinds, type NoticeOverview } from '../../contract/desk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { zhInbox } from '../../i18n/zhInbox';
import { useVault } from '../../state/useVault';
import { Loaded } from '../shell/ListPane';
import styles from './Settings.module.css';
import {
  useAddWebhookMutation,
  useGetNoticesQuery,
  useRemoveWebhookMutation,
  useTestNoticeMutation,
} from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { RowButton, SettingsRow } from './SettingsRow';
import { useRunAction } from './useRunAction';

const empty = { name: '', kind: 'wecom', url: '', secret: '' };

/** Where notices go, and what became of the last ones. */
export function NoticesScreen() {
  const notices = useGetNoticesQuery();
  const [remove] = useRemoveWebhookMutation();
  const [test] = useTestNoticeMutation();
  const runAction = useRunAction();
  const send = (fdId: string) => void runAction(() => test({ fdId }), words.tested);
  return (
    <SettingsPage heading={words.notices}>
      <Loaded query={notices}>
        {({ mail, staff, webhooks, log }) => (
          <>
            <p className={styles.facts}>{words.noticesHint}</p>
            <ul className={styles.list} role="list" aria-label={words.notices}>
              <SettingsRow name={words.mail} facts={[mail ? words.mailTo(staff.join('、')) : words.mailOff]}>
                {mail && staff.length > 0 && <RowButton label={words.testMail} onClick={() => send('')} />}
              </SettingsRow>
              {webhooks.map(({ fdId, name, kind, host, secretEnd }) => (
                <SettingsRow
                  key={fdId}
                  name={name}
                  facts={[words.webhookKinds[kind], host, secretEnd && words.secretEnd(secretEnd)]}
                >
                  <RowButton label={words.test} of={name} onClick={() => send(fdId)} />
                  <RowButton
                    label={words.remove}
                    of={name}
                    onClick={() => void runAction(() => remove({ fdId }), words.webhookRemoved)}
                  />
                </SettingsRow>
              ))}
            </ul>
            <WebhookForm />
            <DeliveryLog log={log} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

/** A new webhook; its key stays in this form only. */
function WebhookForm() {
  const [values, setValues] = useState(empty);
  const vault = useVault();
  const [add, { isLoading }] = useAddWebhookMutation();
  const runAction = useRunAction();
  const field = (name: keyof typeof empty) => ({
    name,
    label: words.webhook[name],
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <form
      className="form"
      aria-label={words.addWebhook}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLoading) return;
        void runAction(() => add({ secrets: vault.put(values) }), words.webhookSaved).then(
          (done) => done && setValues(empty),
        );
      }}
    >
      <Field {...field('name')} required maxLength={50} />
      <Field as="select" {...field('kind')}>
        {webhookKinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.webhookKinds[kind]}
          </option>
        ))}
      </Field>
      <Field {...field('url')} required full type="url" maxLength={1000} />
      <Field {...field('secret')} full type="password" autoComplete="off" hint={words.secretHint} maxLength={200} />
      <p className="full">
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.addWebhook}
        </button>
      </p>
    </form>
  );
}

function DeliveryLog({ log }: Pick<NoticeOverview, 'log'>) {
  return (
    <section className={styles.log} aria-label={words.deliveries}>
      <h2>{words.deliveries}</h2>
      {log.length === 0 && <p className={styles.facts}>{words.noDeliveries}</p>}
      <ul className={styles.list} role="list">
        {log.map(({ fdId, at, number, action, channel, name, state, attempts, error }) => (
          <li key={fdId} className={styles.row}>
            <div className={styles.facts}>
              <span>{at}</span>
              <span>{number}</span>
              <span>{zhInbox.actions[action] ?? action}</span>
              <span>{name || words.channels[channel]}</span>
              <span className={state === 'failed' ? 'red' : undefined}>{words.deliveryStates[state]}</span>
              {state !== 'sent' && attempts > 0 && state !== 'nobody' && <span>{words.attempts(attempts)}</span>}
              {state === 'failed' && <span>{error}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
