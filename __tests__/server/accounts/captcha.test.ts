import { PNG } from 'pngjs';
import { captchaGlyphs } from '../../../server/accounts/captchaGlyphs';
import { captchaQuestion } from '../../../server/accounts/captchaQuestion';
import { testEngines } from '../../support/server';
import { startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

jest.setTimeout(60_000);

const picture = '/captcha/captchaImage?type=math&t=1';
const wrongCaptcha = { code: 500, msg: '验证码错误' };
const demo = { username: '13800000001', password: 'demo1234', rememberMe: 'false' };

describe('the exercises', () => {
  it('are whole, never below zero, of digits and signs that can be drawn, for every pair of operands', () => {
    const seen = new Set<string>();
    for (const operation of [0, 1, 2, 3]) {
      for (let pair = 0; pair < 100; pair += 1) {
        const picks = [Math.floor(pair / 10), pair % 10, operation];
        const { text, answer } = captchaQuestion(() => picks.shift()!);
        const [, first, sign, second] = /^(\d)([×+\-÷])(\d)=\?$/.exec(text)!;
        const [a, b] = [Number(first), Number(second)];
        expect(answer).toBe({ '×': a * b, '+': a + b, '-': a - b, '÷': a / b }[sign as '×']);
        expect(Number.isInteger(answer) && answer >= 0 && answer <= 81).toBe(true);
        expect([...text].every((one) => captchaGlyphs[one]?.length)).toBe(true);
        seen.add(sign);
      }
    }
    expect(seen.size).toBe(4);
  });
});

describe.each(testEngines)('GET /captcha/captchaImage on the %s store', (engine) => {
  let server: AccountServer;
  let visitor: Visitor;
  beforeEach(async () => {
    server = await startAccountServer({ engine });
    visitor = new Visitor(server);
  });
  afterEach(() => server.close());
  const logIn = (validateCode: string, who = visitor) => who.form('/login', { ...demo, validateCode });

  it('answers a picture of 160 by 60 that nobody stores, and binds it to a cookie that scripts cannot read', async () => {
    const answer = await visitor.get(picture);
    const { width, height } = PNG.sync.read(answer.raw);
    expect([width, height]).toEqual([160, 60]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('no-store'),
      pragma: 'no-cache',
      expires: '0',
    });
    expect(answer.headers['set-cookie']).toMatch(/^JSESSIONID=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('holds nothing but pixels, and never the same ones', async () => {
    const raws = [];
    for (let round = 0; round < 5; round += 1) raws.push((await visitor.get(picture)).raw);
    for (const raw of raws) {
      const kinds = [];
      for (let at = 8; at < raw.length; at += 12 + raw.readUInt32BE(at))
        kinds.push(raw.toString('latin1', at + 4, at + 8));
      expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND']);
    }
    expect(new Set(raws.map(String)).size).toBe(5);
  });

  it('answers an unknown or missing type with nothing, status 200', async () => {
    for (const query of ['?type=char', '']) {
      const answer = await visitor.get(`/captcha/captchaImage${query}`);
      expect([answer.status, answer.raw.length]).toEqual([200, 0]);
    }
  });

  it('is good for five minutes', async () => {
    const first = await visitor.solve();
    server.pass(5 * 60_000 - 1);
    expect((await logIn(first)).body.code).toBe(0);
    const second = await visitor.solve();
    server.pass(5 * 60_000);
    expect((await logIn(second)).body).toEqual(wrongCaptcha);
  });

  it('is replaced by the newest of its session', async () => {
    const numbers = [await visitor.solve()];
    while (numbers.at(-1) === numbers[0]) numbers.push(await visitor.solve());
    expect((await logIn(numbers[0])).body).toEqual(wrongCaptcha);
    expect((await logIn(numbers.at(-1)!)).body).toEqual(wrongCaptcha);
    expect((await logIn(await visitor.solve())).body.code).toBe(0);
  });

  it('is burnt by any login and any registration', async () => {
    const first = await visitor.solve();
    await visitor.form('/login', { username: '', validateCode: 'x' });
    expect((await logIn(first)).body).toEqual(wrongCaptcha);
    const second = await visitor.solve();
    await visitor.form('/register/add', { validateCode: 'x' });
    expect((await logIn(second)).body).toEqual(wrongCaptcha);
  });

  it('counts once among logins sent at the same time', async () => {
    const solved = await visitor.solve();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(solved)));
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
  });

  it('is of no use to another session, nor without one', async () => {
    const solved = await visitor.solve();
    const other = new Visitor(server);
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
    other.session = 'f'.repeat(32);
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
    other.session = `${visitor.session}x`;
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
  });

  it('is not drawn without end for one address', async () => {
    await server.close();
    server = await startAccountServer({ deps: { limits: { captchas: { times: 2, withinMs: 60_000 } } } });
    visitor = new Visitor(server);
    for (let round = 0; round < 2; round += 1) expect((await visitor.get(picture)).status).toBe(200);
    expect((await visitor.get(picture)).body).toEqual({ code: 500, msg: '访问过于频繁，请稍候再试' });
  });
});
