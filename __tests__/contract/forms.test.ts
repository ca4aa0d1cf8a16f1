import fc from 'fast-check';
import { loginErrors, registerErrors } from '../../src/areas/auth/accountForms';
import {
  getbuginessEntryOf,
  publishFields,
  intentionFields,
  intentionOf,
  projectApplicationFields,
  projectApplicationOf,
} from '../../src/areas/companyForms';
import { zh } from '../../src/i18n/zh';
import { fieldErrors, type FieldValues, type FormField } from '../../src/lib/formFields';
import { publication, registration } from '../support/formValues';
import { runs } from '../support/longRun';
import { smallId } from '../support/smallSeed';
import { deleteRows } from '../support/storeRows';
import { Visitor, useAccountServer, useCompany, type Answer } from '../support/visitor';

const today = '2025-06-01';
const company = { fdComId: '', fdComName: '' };

const contact = {
  words: ['王一', '\u200b', '', ' 　', ' 李二 ', '王\u202e一', '\u0007', '第一行\n第二行', '12'],
  numbers: [
    '13800000009',
    '02887654321',
    '1380000000',
    '138000000090',
    '0',
    '0.0',
    '12',
    '36.5',
    '1e9',
    '-1',
    '9.12345',
  ],
  addresses: ['nobody', 'a@b', 'a@-b.c', 'one@example.com', `${'a'.repeat(89)}@example.com`],
  days: [today, '2025-05-31', '2099-12-31', '明年'],
};

/** Possible input: valid and invalid values of each kind, and texts near the length limits. */
const typed = fc.oneof(
  fc.constantFrom(...Object.values(contact).flat()),
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/^\s*\d{4}[-/.]/.test(text)),
  fc
    .tuple(fc.constantFrom(50, 100, 200, 1000), fc.constantFrom(0, 1), fc.constantFrom('长', '𠮷'))
    .map(([limit, more, character]) => character.repeat(limit + more)),
);

/** Options of a select. */
const offered = fc.constantFrom('board', '');

interface Form {
  name: string;
  path: string;
  json?: true;
  fields: readonly FormField[];
  right: FieldValues;
  payload: (values: FieldValues) => object;
}

const forms: Form[] = [
  {
    name: 'a project application',
    path: '/api/project/add',
    fields: projectApplicationFields,
    right: { fdSubmitterName: '王一', fdSubmitterPhone: '02887654321', fdApplicantEmail: '', fdApplicationInfo: '' },
    payload: (values) => projectApplicationOf(values, { fdId: smallId(701), title: '项目 1' }, company, []),
  },
  {
    name: 'a purchase intention',
    path: '/api/order/add',
    json: true,
    fields: intentionFields,
    right: { fdContactName: '王一', fdContactPhone: '02887654321', fdContactEmail: '', fdContactWechat: '' },
    payload: (values) => intentionOf(values, { fdId: smallId(101), title: '应用 1' }, company),
  },
  {
    name: 'a publication',
    path: '/api/getbuginess/add',
    fields: publishFields,
    right: publication,
    payload: (values) => getbuginessEntryOf(values, '2', ''),
  },
];

/** Valid values of a form, up to three of them changed. */
function valuesOf({ right }: Form): fc.Arbitrary<FieldValues> {
  const change = fc
    .constantFrom(...Object.keys(right))
    .chain((name) => fc.tuple(fc.constant(name), name === 'fdType' ? offered : typed));
  return fc.array(change, { maxLength: 3 }).map((changes) => ({ ...right, ...Object.fromEntries(changes) }));
}

it('no form asks for a hint or a secret question', () => {
  const named = [
    ...forms.flatMap(({ fields }) => fields.flatMap(({ name, label }) => [name, label])),
    ...Object.keys(registration),
  ];
  expect(named.filter((name) => /提示|密保|hint|question/i.test(name))).toEqual([]);
});

it('counts code points, including those of two UTF-16 units', () => {
  const errorsOf = (fdComName: string) =>
    Object.values(fieldErrors(publishFields, { ...publication, fdComName }, zh.validation, today));
  expect(errorsOf('𠮷'.repeat(100))).toEqual([]);
  expect(errorsOf('𠮷'.repeat(101))).toHaveLength(1);
});

it.each<[string, readonly FormField[], missing: string, limits: Record<string, number>]>([
  ['an application', projectApplicationFields, '联系人 联系电话', { fdSubmitterName: 50, fdApplicationInfo: 1000 }],
  ['an intention', intentionFields, '联系人 联系电话', { fdContactName: 50, fdContactWechat: 50 }],
  [
    'a publication',
    publishFields,
    '公司名称 联系人 联系电话 所在地区 详细地址 产品名称 数量 型号 金额 类别 截止日期',
    { fdComName: 100, fdContactsPerson: 50, fdContactsAddress: 200, fdGetbuginessName: 100, fdGetbuginessModel: 100 },
  ],
])('%s needs what the specification says, and takes no longer texts', (_what, fields, missing, limits) => {
  const errorsOf = (values: FieldValues) => fieldErrors(fields, values, zh.validation, today);
  const labels = Object.values(errorsOf({})).map((text) => text.replace(/^请(?:填写|选择)/, ''));
  expect(labels.sort()).toEqual(missing.split(' ').sort());
  for (const [name, most] of Object.entries(limits)) {
    expect(errorsOf({ [name]: '长'.repeat(most) })[name]).toBeUndefined();
    expect(errorsOf({ [name]: '长'.repeat(most + 1) })[name]).toContain(`不能超过${most}个字符`);
  }
});

it.each([
  ['fdGetbuginessNumber', '-1', '数量应为大于 0 的数字'],
  ['fdGetbuginessNumber', '0.0', '数量应为大于 0 的数字'],
  ['fdGetbuginessPrice', '1e999', '金额应为不小于 0 的数字'],
  ['fdGetbuginessPrice', '5万', '请填阿拉伯数字，如 50000'],
  ['fdContactsPhone', '12800000009', '手机号格式不正确'],
  ['fdContactsPerson', '王\u202e一', '联系人包含不支持的字符'],
  ['fdGetbuginessName', '\u200b\u3164', '请填写产品名称'],
  ['fdDeadlineTime', '明年', '日期格式不正确'],
  ['fdDeadlineTime', '2025-05-31', '请选择今天或以后的日期'],
])('a publication with %s %s is refused', (name, value, error) => {
  expect(fieldErrors(publishFields, { ...publication, [name]: value }, zh.validation, today)).toEqual({
    [name]: error,
  });
});

it.each([
  [projectApplicationFields, 'fdApplicantEmail'],
  [intentionFields, 'fdContactEmail'],
])('an address for e-mail has its form, and no more than 100 characters', (fields, name) => {
  const errorOf = (value: string) => fieldErrors(fields, { [name]: value }, zh.validation, today)[name];
  const rights = ['', 'one@example.com', 'zhou@例子.cn', 'zhou@mail.例子.中国', 'zhou@xn--fsqu00a.cn'];
  expect(rights.map(errorOf)).toEqual(rights.map(() => undefined));
  const wrongs = ['nobody', 'zhou@例 子.cn', '周@例子.cn', 'zhou@-例子.cn', 'zhou@例子。.cn', 'zhou@аpple.com'];
  expect(wrongs.map(errorOf)).toEqual(wrongs.map(() => '邮箱格式不正确'));
  expect(errorOf(`${'a'.repeat(100)}@example.com`)).toBe('联系邮箱不能超过100个字符');
});

describe('a form’s rules and messages are the same in the browser and on the server', () => {
  const server = useAccountServer();
  const visitor = useCompany(server, '13900000001', '示例木业');

  const outcomes = { passed: 0, refused: 0 };
  const tally = ({ body }: Answer) => (outcomes[body.code === 0 ? 'passed' : 'refused'] += 1);
  beforeEach(() => Object.assign(outcomes, { passed: 0, refused: 0 }));
  const sawBoth = () => expect(Math.min(outcomes.passed, outcomes.refused)).toBeGreaterThan(5);

  it.each(forms)('the server accepts $name exactly where the browser does', async (form) => {
    await fc.assert(
      fc.asyncProperty(valuesOf(form), async (values) => {
        server.pass(6000);
        await deleteRows(server, 'projectApplication');
        const errors = Object.values(fieldErrors(form.fields, values, zh.validation, today));
        const payload = form.payload(values);
        const answer = form.json
          ? await visitor.send('POST', form.path, { json: payload })
          : await visitor.form(form.path, payload as FieldValues);
        tally(answer);
        const message = answer.body.code === 0 ? undefined : String(answer.body.msg);
        expect(message).toBe(errors[0]);
      }),
      runs(250, 120),
    );
    sawBoth();
  });

  it('the server accepts a registration exactly where the browser does', async () => {
    const names = fc.constantFrom('fdComName', 'userName', 'password', 'confirmPassword', 'both' as const);
    const secret = fc.oneof(typed, fc.string({ minLength: 4, maxLength: 22, unit: 'grapheme-ascii' }));
    const changes = fc.array(fc.tuple(names, secret), { maxLength: 2 });
    const right = { ...registration, userName: '13900000099' };
    await fc.assert(
      fc.asyncProperty(changes, async (changed) => {
        const accounts = (await server.store()).deleteFrom('account');
        await accounts.where('username', '!=', '13900000001').execute();
        const fields = { ...right };
        for (const [name, value] of changed) {
          if (name === 'both') Object.assign(fields, { password: value, confirmPassword: value });
          else fields[name] = value;
        }
        const sent = { ...fields, userName: fields.userName.trim(), validateCode: await visitor.solve() };
        const errors = registerErrors(sent);
        const answer = await new Visitor(server).register({ ...fields, userName: sent.userName });
        tally(answer);
        // The list of common passwords is the server's alone.
        if (Object.keys(errors).length === 0) expect(answer.body.msg).toMatch(/^操作成功$|请勿使用常见密码/);
        else if (!/为空$/.test(String(answer.body.msg))) expect(Object.values(errors)).toContain(answer.body.msg);
        else expect(answer.body.code).toBe(500);
      }),
      { numRuns: 40 },
    );
    sawBoth();
  });

  it('the server rejects a login without a field that the browser requires', async () => {
    const right = { username: '13900000001', password: 'secret-1' };
    await fc.assert(
      fc.asyncProperty(fc.subarray(['username', 'password', 'validateCode']), async (left) => {
        const empty = Object.fromEntries(left.map((name) => [name, '']));
        const fields = { ...right, validateCode: '7', ...empty };
        const answer = await new Visitor(server).logIn(fields.username, fields.password, empty);
        expect(Object.keys(loginErrors(fields)).length === 0).toBe(answer.body.code === 0);
      }),
      { numRuns: 20 },
    );
  });
});
