import { createHmac } from 'node:crypto';
import http from 'node:http';
import { SMTPServer } from 'smtp-server';
import { Notices } from '../../../server/submissions/deliverNotices';
import { fakeOnly } from '../../support/fakeOnly';
import { listen } from '../../support/listen';
import { testEngines } from '../../support/server';
import { intention } from '../../support/formValues';
import { logInStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

const minute = 60_000;

/** A mail server that keeps what it gets, and can be away. */
function mailServer() {
  const mails: { to: string[]; text: string }[] = [];
  const state = { isAway: false, isBusy: false };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, done) => done(state.isAway ? new Error('away') : null),
    // As a server that knows the sender not yet; it repeats the address.
    onRcptTo: ({ address }, _session, done) =>
      done(state.isBusy ? Object.assign(new Error(`4.7.0 <${address}> try later`), { responseCode: 421 }) : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  return { server, mails, state };
}

/** A receiver of webhooks. */
function receiver() {
  const posts: { headers: http.IncomingHttpHeaders; body: string; url: string }[] = [];
  const state = { status: 200, answer: '{"errcode":0}' };
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      posts.push({ headers: request.headers, body, url: request.url ?? '' });
      response.writeHead(state.status, { location: '/elsewhere' }).end(state.answer);
    });
  });
  return { server, posts, state };
}

describe.each(testEngines)('notices on the %s store', (engine) => {
  const mail = mailServer();
  const warnings: unknown[] = [];
  const hook = receiver();
  let server: AccountServer;
  let company: Visitor;
  let reviewer: Visitor;
  let hookUrl: string;
  let smtp: string;
  beforeAll(async () => {
    // The server's own deliveries wait: these tests deliver.
    fakeOnly('setInterval', 'clearInterval');
    hookUrl = `http://127.0.0.1:${await listen(hook.server)}/hook?key=1`;
    smtp = `smtp://127.0.0.1:${await listen(mail.server.server)}`;
    const config = { smtp, mailFrom: 'portal@portal.example', mailStaff: ['group@portal.example'] };
    server = await startAccountServer({ engine, config });
    company = await new Visitor(server).join('13900000051', '通知木业');
    reviewer = await logInStaff(server, 'reviewer');
    const administrator = await logInStaff(server, 'administrator');
    for (const [name, kind] of [
      ['待办', 'url'],
      ['钉钉', 'dingtalk'],
    ]) {
      const url = kind === 'url' ? hookUrl.replace('//', '//robot:p%40ss@') : hookUrl;
      const hookOf = { name, kind, url, secret: 'a-secret-of-the-test' };
      // Sent again, as after a lost answer, it is one.
      for (let sent = 0; sent < 2; sent += 1)
        expect((await administrator.post('/api/desk/webhooks', hookOf)).body).toMatchObject({ code: 0 });
    }
    const { body } = await administrator.get('/api/desk/notices');
    expect(JSON.stringify(body)).not.toMatch(/a-secret|key=1/);
  });
  afterAll(() => jest.useRealTimers());
  beforeEach(async () => {
    server.pass(minute);
    await company.logIn('13900000051', 'secret-1');
    mail.mails.length = 0;
    hook.posts.length = 0;
  });

  /** The deliveries of a server that has just started. */
  const outbox = async (origin: string | null = null, to = smtp) => {
    const mails = { smtp: to, from: '门户, 通知 <portal@portal.example>', staff: ['group@portal.example'], origin };
    const log = { warn: (...words: unknown[]) => void warnings.push(words) };
    return new Notices(await server.store(), mails, log, server.now);
  };
  const order = async (): Promise<string> =>
    (await company.post('/api/order/add', { ...intention, fdContactEmail: 'wang@company.example' })).body.number;
  /** Delivers each hour of a day. */
  const deliverForADay = async () => {
    for (let hours = 0; hours < 24; hours += 1) {
      await (await outbox()).deliver();
      server.pass(60 * minute);
    }
  };

  it('tell staff and webhooks of a new submission, and the company of each answer, with number and progress only', async () => {
    const number = await order();
    await (await outbox()).deliver();
    expect(mail.mails.map(({ to }) => to)).toEqual([['group@portal.example']]);
    const [head = ''] = mail.mails[0]!.text.split('\r\n\r\n');
    expect(head).toMatch(/^From: =\?UTF-8\?.+\?= <portal@portal\.example>\r$/m);
    expect(head).toMatch(/^Message-ID: <[\w-]+@portal\.example>\r$/m);
    expect(head).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(hook.posts).toHaveLength(2);
    const signed = hook.posts.find(({ headers }) => headers['x-portal-signature'])!;
    const { 'x-portal-timestamp': at, 'x-portal-signature': signature } = signed.headers;
    const right = createHmac('sha256', 'a-secret-of-the-test')
      .update(`${String(at)}.${signed.body}`)
      .digest('hex');
    expect(signature).toBe(right);
    expect(signed.headers.authorization).toBe(`Basic ${Buffer.from('robot:p@ss').toString('base64')}`);
    expect(JSON.parse(signed.body)).toMatchObject({ number, action: 'submit' });
    const robot = hook.posts.find(({ headers }) => !headers['x-portal-signature'])!;
    expect(robot.url).toMatch(/^\/hook\?key=1&timestamp=\d+&sign=/);
    expect(JSON.parse(robot.body)).toMatchObject({
      msgtype: 'text',
      text: { content: expect.stringContaining(number) },
    });

    mail.mails.length = 0;
    await reviewer.post('/api/desk/decide', { numbers: [number], decision: 'grant', note: '机密说明' });
    await (await outbox('https://portal.example')).deliver();
    expect(mail.mails.map(({ to }) => to)).toEqual([['wang@company.example']]);
    const sent = [...mail.mails, ...hook.posts.map(({ body }) => ({ text: body }))].map(({ text }) => text).join('\n');
    expect(sent).not.toMatch(/机密说明|通知木业|02887654321|王一/);
    await (await outbox()).deliver();
    expect(mail.mails).toHaveLength(1);
  });

  it('wait for a mail server that is gone for a day, and then arrive once under one id', async () => {
    const number = await order();
    mail.state.isAway = true;
    await deliverForADay();
    expect(mail.mails).toEqual([]);
    mail.state.isAway = false;
    await deliverForADay();
    expect(mail.mails.map(({ to }) => to)).toEqual([['group@portal.example']]);
    const [row] = await readRows(server, 'outbox', { number, channel: 'staff' });
    expect(mail.mails[0]!.text).toMatch(new RegExp(`^Message-ID: <${row!.fdId}@`, 'im'));
    expect(row!.error).toBeNull();
  });

  it('keep why a mail server could not be reached', async () => {
    const number = await order();
    await (await outbox(null, 'smtp://127.0.0.1:1')).deliver();
    const [row] = await readRows(server, 'outbox', { number, channel: 'staff' });
    expect(row!.error).toMatch(/ECONNREFUSED 127\.0\.0\.1:1/);
    server.pass(60 * minute);
    await (await outbox()).deliver();
    expect(mail.mails).toHaveLength(1);
  });

  it('keep the number of a refusal, and name no address that the mail server repeats', async () => {
    await order();
    mail.state.isBusy = true;
    await (await outbox()).deliver();
    mail.state.isBusy = false;
    expect(warnings).not.toEqual([]);
    const errors = (await readRows(server, 'outbox', {})).map(({ error }) => error);
    expect(errors.join()).toMatch(/ 421/);
    expect(JSON.stringify([warnings, errors])).not.toMatch(/@portal\.example|@company\.example/);
    await deliverForADay();
  });

  it('do not wait for the time of a clock that was ahead', async () => {
    const year = 365 * 24 * 60 * minute;
    server.pass(year);
    await company.logIn('13900000051', 'secret-1');
    await order();
    server.pass(-year);
    await (await outbox()).deliver();
    expect(mail.mails).toHaveLength(1);
  });

  it('are claimed by one of several servers', async () => {
    await order();
    const servers = await Promise.all([outbox(), outbox(), outbox()]);
    await Promise.all(servers.map((one) => one.deliver()));
    expect([mail.mails.length, hook.posts.length]).toEqual([1, 2]);
  });

  it.each([
    [302, ''],
    [500, ''],
    [200, '{"errcode":310000,"errmsg":"sign not match"}'],
  ])('that a receiver refuses with %s %s are tried again, following no redirect', async (status, answer) => {
    const number = await order();
    Object.assign(hook.state, { status, answer });
    await (await outbox()).deliver();
    const failing = answer === '' ? 2 : 1;
    expect(hook.posts).toHaveLength(2);
    Object.assign(hook.state, { status: 200, answer: '{"errcode":0}' });
    server.pass(2 * minute);
    await (await outbox()).deliver();
    expect(hook.posts).toHaveLength(2 + failing);
    expect(await readRows(server, 'outbox', { number, doneAt: null })).toEqual([]);
  });
});
