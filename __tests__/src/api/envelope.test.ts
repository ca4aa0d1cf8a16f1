import { openEnvelope } from '../../../src/api/client';

describe('unwrapping the envelope', () => {
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
