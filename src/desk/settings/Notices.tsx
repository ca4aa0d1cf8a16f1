import { webhookKinds, type NoticeOverview } from '../../contract/desk';
import { webhookForm, webhookLabels } from '../../contract/deskForms';
import { receiptKind } from '../../contract/submission';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { zhInbox } from '../../i18n/zhInbox';
import { useDeskRecord } from '../deskApi';
import { fieldsOf } from '../shell/DeskForm';
import { ResourceRows, useActs, type Act, type DeskResource } from '../shell/DeskResource';
import styles from '../shell/DeskResource.module.css';
import { Loaded, SmallButton } from '../shell/ListPane';

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
      asks: words.removeQuestion,
      body: ({ fdId }) => ({ fdId }),
      done: words.webhookRemoved,
    },
  ] satisfies Act<Receiver>[],
};

const addWebhook: Act<null> = {
  label: words.addWebhook,
  url: '/api/desk/webhooks',
  isSecret: true,
  form: {
    title: () => words.addWebhook,
    action: words.create,
    fields: fieldsOf(webhookForm, webhookLabels, {
      kind: { options: webhookKinds.map((kind) => [kind, words.webhookKinds[kind] ?? kind] as const) },
      url: { type: 'url', full: true },
      secret: { type: 'password', autoComplete: 'off', hint: words.secretHint, full: true },
    }),
    begin: () => ({ name: '', kind: 'wecom', url: '', secret: '' }),
  },
  body: (_none, values) => values,
  done: words.webhookSaved,
};

const deliveries: DeskResource<NoticeOverview['log'][number]> = {
  url,
  heading: words.deliveries,
  keyOf: ({ fdId }) => fdId,
  nameOf: () => '',
  facts: ({ at, number, action, channel, name, state, attempts, error }) => [
    at,
    number,
    (receiptKind(number) === 'intention' && zhInbox.intentionActions[action]) || (zhInbox.actions[action] ?? action),
    name || words.channels[channel],
    <span key="state" className={state === 'failed' ? 'red' : undefined}>
      {words.deliveryStates[state]}
    </span>,
    state !== 'sent' && attempts > 0 && state !== 'nobody' && words.attempts(attempts),
    state === 'failed' && error,
  ],
  acts: [],
};

/** Where notices go, and what became of the last ones. */
export function Notices() {
  const notices = useDeskRecord<NoticeOverview>({ url });
  const { start, dialogs } = useActs<null>({ url, nameOf: () => '' });
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
          <p className={styles.submit}>
            <SmallButton onClick={() => start(addWebhook, null)}>{words.addWebhook}</SmallButton>
          </p>
          {dialogs}
          <section className={styles.submit} aria-labelledby="deliveries">
            <h2 className="text-lg" id="deliveries">
              {words.deliveries}
            </h2>
            {log.length === 0 && <p className={styles.facts}>{words.noDeliveries}</p>}
            <ResourceRows resource={deliveries} rows={log} />
          </section>
        </>
      )}
    </Loaded>
  );
}
