import { openEnvelope } from '../../../src/api/envelope';

const opened = (body: unknown) => openEnvelope(typeof body === 'string' ? body : JSON.stringify(body));

describe('unwrapping the envelope', () => {
  it.each([
    ['code 0', { code: 0, msg: null, data: 1 }],
    ['code 0 as text', { code: '0' }],
    ['a body without a code', { rows: [] }],
    ['a bare array', [1, 2]],
    ['a bare boolean', true],
  ])('takes %s as success', (_name, body) => {
    expect(opened(body)).toEqual({ body });
  });

  it.each([
    ['code 500', { code: 500, msg: '名称已存在' }, 'business', 500],
    ['a warning', { code: 301, msg: '请稍候' }, 'business', 301],
    ['code 200, which is no success of this backend', { code: 200 }, 'business', 200],
    ['code true', { code: true }, 'business', 500],
    ['an empty code', { code: '' }, 'business', 500],
    ['code 401', { code: 401, msg: '认证失败' }, 'auth', 401],
    ['code "1" of a login that ran out', { code: '1', msg: '未登录或登录超时。请重新登录' }, 'auth', 401],
    ['code "1" of a refused CSRF check', { code: '1', msg: '安全验证未通过' }, 'business', 1],
    ['code "1" of a refused login', { code: '1', msg: '登录失败' }, 'business', 1],
    ['code 401 that names the error page', { code: 401, msg: '请求访问：/error，认证失败' }, 'business', 401],
    ["Boot's own error object", { status: 404, error: 'Not Found', path: '/api/x' }, 'http', 404],
  ])('takes %s as a failure', (_name, body, kind, code) => {
    expect(opened(body).error).toMatchObject({ kind, code });
  });

  it.each(['', '   ', 'null', '7', '{"code":0,', '<!doctype html><title>登录</title>'])(
    'cannot read %j, and says so instead of guessing',
    (text) => {
      expect(opened(text).error).toMatchObject({ kind: 'parse', code: 500, msg: '请求失败' });
    },
  );

  it('accepts a bare string only where expected, and never HTML', () => {
    expect(openEnvelope('https://office.example.com', { bareText: true })).toEqual({
      body: 'https://office.example.com',
    });
    expect(openEnvelope('https://office.example.com').error?.kind).toBe('parse');
    expect(openEnvelope('<html></html>', { bareText: true }).error?.kind).toBe('parse');
  });

  it.each(['', '{}', 'null', '7', 'true', '[]', '{"code":null,"msg":"操作成功"}', '{"id":"a"}'])(
    'takes %j without a code as the success of a write, because sending it again would double it',
    (text) => {
      expect(openEnvelope(text, { write: true }).error).toBeUndefined();
    },
  );

  it.each(['{"code":500}', '{"code":true}', '{"status":500,"error":"x","path":"/y"}', '{"code":0,', '<html></html>'])(
    'does not take %j as the success of a write',
    (text) => {
      expect(openEnvelope(text, { write: true }).error).toBeDefined();
    },
  );
});
