import { webhookKinds, type NoticeOverview } from '../../contract/desk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { zhInbox } from '../../i18n/zhInbox';
import { deskTag, useDeskRecord } from '../deskApi';
import { useDeskForm } from '../shell/DeskForm';
import { ResourceRows, useWrite, type Act, type DeskResource } from '../shell/DeskResource';
import styles from '../shell/DeskResource.module.css';
import { Loaded, submits } from '../shell/ListPane';

const url = '/api/desk/notices';

type Receiver = Partial<NoticeOverview['webhooks'][number]> & { mail?: string };

const test = { url: '/api/desk/notices/test', body: ({ fdId = '' }: Receiver) => ({ fdId }), done: words.tested };

const receivers: DeskResource<Receiver> = {
  url,
  heading: words.notices,
  keyOf: ({ fdId = '' }) => fdId,
  nameOf: ({ name = '' }) => name,
  title: ({ name = words.mail }) => name,
  facts: ({ mail, kind = '', host, secretEnd }) => [
    mail ?? words.webhookKinds[kind],
    host,
    secretEnd && words.secretEnd(secretEnd),
  ],
  acts: [
    { ...test, label: words.testMail, isFor: ({ fdId }) => fdId === '' },
    { ...test, label: words.test, isFor: ({ name }) => name !== undefined },
    {
      label: words.remove,
      url: '/api/desk/webhooks/remove',
      isFor: ({ name }) => name !== undefined,
      body: ({ fdId }) => ({ fdId }),
      done: words.webhookRemoved,
    },
  ] satisfies Act<Receiver>[],
};

/** Where notices go, and what became of the last ones. */
export function Notices() {
  const notices = useDeskRecord<NoticeOverview>(url);
  return (
    <Loaded query={notices}>
      {({ mail, staff, webhooks, log }) => (
        <>
          <p className={styles.facts}>{words.noticesHint}</p>
          <ResourceRows
            resource={receivers}
            rows={[
              {
                mail: mail ? words.mailTo(staff.join('、')) : words.mailOff,
                ...(mail && staff.length > 0 && { fdId: '' }),
              },
              ...webhooks,
            ]}
          />
          <WebhookForm />
          <DeliveryLog log={log} />
        </>
      )}
    </Loaded>
  );
}

const fields = {
  name: { label: words.webhook.name, rule: { required: true, maxLength: 50 } },
  kind: {
    label: words.webhook.kind,
    rule: {},
    options: webhookKinds.map((kind) => [kind, words.webhookKinds[kind] ?? kind] as const),
  },
  url: { label: words.webhook.url, rule: { required: true, maxLength: 1000 }, type: 'url', full: true },
  secret: {
    label: words.webhook.secret,
    rule: { maxLength: 200 },
    type: 'password',
    autoComplete: 'off',
    hint: words.secretHint,
    full: true,
  },
} as const;

/** A new webhook; its key stays in this form only. */
function WebhookForm() {
  const { values, clear, isValid, draw } = useDeskForm(fields, { name: '', kind: 'wecom', url: '', secret: '' });
  const { run, isBusy } = useWrite();
  const add = async () => {
    if (isBusy || !isValid()) return;
    const call = { url: '/api/desk/webhooks', secrets: values, changes: [deskTag(url)] };
    if ((await run(call, words.webhookSaved)).isDone) clear();
  };
  return (
    <form className="form" aria-label={words.addWebhook} noValidate onSubmit={submits(() => void add())}>
      {draw(false)}
      <p className="full">
        <button className="btn" type="submit" aria-busy={isBusy || undefined}>
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
