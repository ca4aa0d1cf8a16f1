import { PNG } from 'pngjs';
import { captchaGlyphs, captchaQuestion } from '../../../server/captcha/captchas';
import { captchaSound } from '../../../server/captcha/captchaSound';
import { usualEngines } from '../../support/server';
import { startAccountServer, Visitor, useAccountServer, useVisitor } from '../../support/visitor';

const picture = '/captcha/captchaImage?type=math&t=1';
const sound = '/captcha/captchaSound?t=1';
const wrongCaptcha = { code: 500, msg: '验证码错误' };
const demo = { username: '13800000001', password: 'demo1234', rememberMe: 'false' };
const uncached = { 'cache-control': expect.stringContaining('no-store'), pragma: 'no-cache', expires: '0' };

describe('the exercises', () => {
  /** Every exercise, with its share. */
  function everyExercise() {
    const all: { text: string; answer: number; share: number }[] = [];
    const below: number[] = [];
    const draw = (picks: number[]) =>
      captchaQuestion((end) => {
        below.push(end);
        return picks.shift() ?? 0;
      });
    draw([]);
    const [operations = 0] = below;
    for (let operation = 0; operation < operations; operation += 1) {
      draw([operation]);
      const count = below.at(-1)!;
      for (let pair = 0; pair < count; pair += 1)
        all.push({ ...draw([operation, pair]), share: 1 / operations / count });
    }
    return all;
  }

  it('have integer answers, never below zero, in renderable characters', () => {
    const seen = new Set<string>();
    for (const { text, answer } of everyExercise()) {
      const [, first, operator, second] = /^(\d)([×+\-÷])(\d)=\?$/.exec(text)!;
      const [a, b] = [Number(first), Number(second)];
      expect(answer).toBe({ '×': a * b, '+': a + b, '-': a - b, '÷': a / b }[operator as '×']);
      expect(Number.isInteger(answer) && answer >= 0 && answer <= 81).toBe(true);
      expect([...text].every((one) => captchaGlyphs[one]?.length)).toBe(true);
      seen.add(operator);
    }
    expect(seen.size).toBe(4);
  });

  it('have no answer that is worth guessing', () => {
    const shares = new Map<number, number>();
    for (const { answer, share } of everyExercise()) shares.set(answer, (shares.get(answer) ?? 0) + share);
    expect(Math.max(...shares.values())).toBeLessThan(0.08);
    expect(shares.get(0)! + shares.get(1)!).toBeLessThan(0.05);
  });
});

describe('a spoken exercise', () => {
  it.each(['0+9=?', '8÷2=?', '7×6=?', '5-4=?', '1+3=?'])('is a WAV that every browser plays: %s', (text) => {
    const wav = captchaSound(text);
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt ']);
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
    // PCM, mono, 8000 samples of 16 bits a second.
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([
      1, 1, 8000, 16,
    ]);
    const seconds = (wav.length - 44) / 16_000;
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(8);
  });

  it('never sounds the same twice', () => {
    const sounds = Array.from({ length: 5 }, () => captchaSound('8÷2=?'));
    expect(new Set(sounds.map((wav) => wav.toString('latin1'))).size).toBe(5);
    expect(new Set(sounds.map((wav) => wav.length)).size).toBe(5);
  });
});

describe.each(usualEngines)('GET /captcha/captchaImage on the %s store', (engine) => {
  const server = useAccountServer({ engine });
  const visitor = useVisitor(server);
  const logIn = (validateCode: string, who = visitor) => who.form('/login', { ...demo, validateCode });

  it('returns an uncached picture of 160 by 60, and binds it to an HttpOnly cookie', async () => {
    const answer = await visitor.get(picture);
    const { width, height } = PNG.sync.read(answer.raw);
    expect([width, height]).toEqual([160, 60]);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', ...uncached });
    expect(answer.headers['set-cookie']).toMatch(/^JSESSIONID=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('contains nothing but pixels, different each time', async () => {
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

  it('responds to an unknown or missing type with an empty body, status 200', async () => {
    for (const query of ['?type=char', '']) {
      const answer = await visitor.get(`/captcha/captchaImage${query}`);
      expect([answer.status, answer.raw.length]).toEqual([200, 0]);
    }
  });

  it('expires after five minutes', async () => {
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

  it('is consumed by any login and any registration', async () => {
    const first = await visitor.solve();
    await visitor.form('/login', { username: '', validateCode: 'x' });
    expect((await logIn(first)).body).toEqual(wrongCaptcha);
    const second = await visitor.solve();
    await visitor.form('/register/add', { validateCode: 'x' });
    expect((await logIn(second)).body).toEqual(wrongCaptcha);
    const third = await visitor.solve();
    const wrong = { username: '13900000001', password: 'wrong-one', rememberMe: 'false', validateCode: third };
    expect((await visitor.form('/login', wrong)).body).not.toEqual(wrongCaptcha);
    expect((await logIn(third)).body).toEqual(wrongCaptcha);
  });

  it('counts once among concurrent logins', async () => {
    const solved = await visitor.solve();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(solved)));
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
  });

  it('is not valid for another session, or without one', async () => {
    const solved = await visitor.solve();
    const other = new Visitor(server);
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
    other.session = 'f'.repeat(32);
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
    other.session = `${visitor.session}x`;
    expect((await logIn(solved, other)).body).toEqual(wrongCaptcha);
  });

  it('offers an uncached audio alternative, which replaces it', async () => {
    const link = '</captcha/captchaSound>; rel="alternate"; type="audio/wav"';
    expect((await visitor.get(picture)).headers).toMatchObject({ link });
    const answer = await visitor.get(sound);
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/wav', ...uncached });
    const newest = server.answers.get(visitor.session!)!;
    expect((await logIn(newest)).body.code).toBe(0);
    expect((await logIn(newest)).body).toEqual(wrongCaptcha);
  });

  it('is available as audio also for new visitors', async () => {
    const other = new Visitor(server);
    await other.get(sound);
    expect((await logIn(server.answers.get(other.session!)!, other)).body.code).toBe(0);
  });

  it('is invalidated by an audio one, and the other way round', async () => {
    const differing = async (first: string, then: string) => {
      for (;;) {
        await visitor.get(first);
        const older = server.answers.get(visitor.session!)!;
        await visitor.get(then);
        if (server.answers.get(visitor.session!) !== older) return older;
      }
    };
    expect((await logIn(await differing(picture, sound))).body).toEqual(wrongCaptcha);
    expect((await logIn(await differing(sound, picture))).body).toEqual(wrongCaptcha);
  });

  it('is limited per address, picture and audio together', async () => {
    const limits = { captchas: { times: 2, withinMs: 60_000 } };
    const other = new Visitor(await startAccountServer({ deps: { limits } }));
    for (const url of [picture, sound]) expect((await other.get(url)).raw.length).toBeGreaterThan(400);
    for (const url of [picture, sound]) {
      expect(await other.get(url)).toMatchObject({
        status: 429,
        headers: { 'retry-after': '60', 'cache-control': 'no-store' },
        body: { code: 429, msg: '访问过于频繁，请稍候再试' },
      });
    }
  });
});
