import { intention } from '../../support/formValues';
import { useStaff } from '../../support/staff';
import { useAccountServer, useCompany } from '../../support/visitor';

const server = useAccountServer();
const company = useCompany(server, '13900000001');
const staff = useStaff(server, 'administrator');

const refused = { status: 400, body: { code: 400, msg: '请求参数不正确' } };

const order = { ...intention, fdAppId: 'app-1' };

describe('a JSON body', () => {
  it.each([
    ['/api/order/add', () => company],
    ['/api/desk/content/save', () => staff],
    ['/api/desk/staff', () => staff],
  ])('of 40,000 levels is refused by %s', async (url, who) => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000);
    for (const payload of [deep, `{"fdContactName":${deep}}`, `{"other":${deep}}`]) {
      const sent = { payload, headers: { 'content-type': 'application/json' } };
      expect(await who().send('POST', url, sent)).toMatchObject(refused);
    }
  });

  it.each([
    ['a number', 13_900_000_001],
    ['a truth value', true],
    ['null', null],
    ['a list', ['13900000001']],
    ['an object', { 0: '13900000001' }],
  ])('with %s in place of a text is refused', async (_what, value) => {
    for (const name of Object.keys(order)) {
      const answer = await company.send('POST', '/api/order/add', { json: { ...order, [name]: value } });
      expect(answer).toMatchObject(refused);
    }
    for (const name of ['username', 'displayName', 'role']) {
      expect(await staff.send('POST', '/api/desk/staff', { json: { [name]: value } })).toMatchObject(refused);
    }
  });
});

it('a form with numbers is read as text, as it arrives', async () => {
  const answer = await company.form('/api/order/add', order);
  expect(answer).toMatchObject({ status: 200, body: { msg: '所选应用不存在' } });
});

const part = (head: string, body = 'abc') => `--a\r\n${head}\r\n\r\n${body}\r\n--a--`;

describe.each([
  ['/components/sysAttMain/upload', () => company],
  ['/register/add', () => company],
  ['/api/my/avatar', () => company],
  ['/api/desk/pictures', () => staff],
])('%s', (url, who) => {
  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', 'x'],
    ['without parts', 'multipart/form-data; boundary=a', 'garbage'],
    [
      'that ends within a part',
      'multipart/form-data; boundary=a',
      '--a\r\ncontent-disposition: form-data; name="f"\r\n\r\nab',
    ],
    [
      'with a field named __proto__',
      'multipart/form-data; boundary=a',
      part('content-disposition: form-data; name="__proto__"'),
    ],
    [
      'with a part that is not the JSON that it claims to be',
      'multipart/form-data; boundary=a',
      part('content-disposition: form-data; name="attKey"\r\ncontent-type: application/json', '{abc'),
    ],
  ])('refuses a multipart body %s', async (_what, type, payload) => {
    expect(await who().send('POST', url, { payload, headers: { 'content-type': type } })).toMatchObject(refused);
  });
});
