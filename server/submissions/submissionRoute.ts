import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import type { Extra } from '../../src/contract/extras';
import type { Envelope } from '../../src/contract/envelope';
import type { FormRules } from '../../src/contract/form';
import { authenticate, requireAccount } from '../auth/requireAccount';
import { hashToken } from '../lib/secrets';
import { type IdempotentWrites, idempotencyKey } from '../http/idempotentWrites';
import { rateLimit, type Limit } from '../http/rateLimit';
import { messages } from '../lib/messages';
import type { Account, Sessions } from '../auth/sessions';
import type { EphemeralStore } from '../db/ephemeralStore';
import { labelledFields, success, successSchema } from '../http/envelopes';
import type { PortalApp } from '../http/portalApp';
import { updateRows } from '../db/queries';
import type { StoreTransaction } from '../db/schema';
import { BusinessError, StatusError } from '../lib/errors';
import { checkFields } from '../http/bodies';
import { chinaDay } from '../lib/chinaTime';

interface SubmissionServices {
  config: { extras: readonly Extra[] };
  ephemeralStore: EphemeralStore;
  idempotentWrites: IdempotentWrites;
  limits: { submissions: Limit; repeatMs: number };
  sessions: Sessions;
  now: () => number;
}

/** The company of an account. */
export interface Company {
  accountId: string;
  fdComId: string;
  fdComName: string;
}

/** A write that requires a login. */
export interface SubmissionRoute<Name extends string> {
  area: string;
  path: string;
  rules: FormRules<Name>;
  /** Display names of the fields. */
  labels: Readonly<Record<Name, string>>;
  /**
   * Stores the submission, in the transaction of its idempotency key.
   * @returns its receipt number
   * @throws BusinessError to reject it
   */
  save(trx: StoreTransaction, company: Company, values: Record<Name, string>): Promise<string>;
}

/** The account's company. If the client sends it, it must match. @throws BusinessError */
function companyOf({ fdId, fdComId, fdComName }: Account, companyId: unknown): Company {
  if (fdComId === null || fdComName === null) throw new BusinessError(messages.noCompany);
  if (typeof companyId === 'string' && companyId !== '' && companyId !== fdComId)
    throw new BusinessError(messages.otherCompany);
  return { accountId: fdId, fdComId, fdComName };
}

/**
 * Locks the account's row and checks that it is enabled: the account may have been closed or blocked since the request
 * began.
 * @throws StatusError 401
 */
async function holdAccount(trx: StoreTransaction, accountId: string): Promise<void> {
  const held = await updateRows(trx, 'account', { fdId: accountId, status: '0' }, { status: '0' });
  if (held === 0) throw new StatusError(401, messages.noLogin);
}

/** Serialises the content with sorted keys, for comparison. */
const contentOf = (body: object) => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));

const answer = Type.Composite([successSchema(Type.Null()), Type.Object({ number: Type.String() })]);

/**
 * Registers a submission route: login, rate limit, idempotency, validation, storage; success returns the receipt
 * number.
 */
export function submissionRoute<Name extends string>(
  app: PortalApp,
  { config, ephemeralStore, idempotentWrites, limits, sessions, now }: SubmissionServices,
  { area, path, rules, labels, save }: SubmissionRoute<Name>,
): void {
  /** Rejects consecutive identical requests of clients without idempotency keys, as RuoYi does. */
  async function rejectRepeat(account: Account, content: string) {
    const name = `repeat:${hashToken(`${account.tokenHash}\n${path}\n${content}`)}`;
    if ((await ephemeralStore.increment(name, limits.repeatMs)) > 1) throw new BusinessError(messages.repeated);
  }

  async function handle(request: FastifyRequest): Promise<Envelope<null> & { number: string }> {
    const account = await authenticate(sessions, request);
    const body = request.body as Record<string, unknown>;
    const key = idempotencyKey(request);
    const content = contentOf(body);
    await rateLimit(ephemeralStore, 'submission', account.fdId, limits.submissions);
    if (key === null) await rejectRepeat(account, content);
    return idempotentWrites.run({ key, scope: `${path} ${account.fdId}`, content }, async () => {
      const company = companyOf(account, body.fdComId);
      const values = checkFields(body, rules, labels, chinaDay(now()));
      return async (trx) => {
        await holdAccount(trx, company.accountId);
        const number = await save(trx, company, values);
        return { ...success<null>(), number };
      };
    });
  }

  app.post(path, {
    schema: { tags: [area], body: labelledFields(labels), response: { 200: answer } },
    onRequest: requireAccount({ sessions, config }, 'own'),
    handler: handle,
  });
}

/** Display names of an entry's form fields. */
export const entryLabels = {
  fdComName: '公司名称',
  fdContactsPerson: '联系人',
  fdContactsPhone: '联系电话',
  fdArea: '所在地区',
  fdContactsAddress: '详细地址',
  fdGetbuginessName: '产品名称',
  fdGetbuginessNumber: '数量',
  fdGetbuginessModel: '型号',
  fdGetbuginessPrice: '金额',
  fdGetbuginessType: '供需类型',
  fdType: '类别',
  fdDeadlineTime: '截止日期',
};

/** The same of an application. */
export const applicationLabels = {
  fdProjectId: '项目',
  fdProjectName: '项目名称',
  fdSubmitterName: '联系人',
  fdSubmitterPhone: '联系电话',
  fdApplicantEmail: '联系邮箱',
  fdApplicationInfo: '申报说明',
  attKey_projectApplyInfoAtt: '附件',
};

/** The same of an intention. */
export const intentionLabels = {
  fdAppId: '应用',
  fdAppName: '应用名称',
  fdContactName: '联系人',
  fdContactPhone: '联系电话',
  fdContactEmail: '联系邮箱',
  fdContactWechat: '微信号',
};
