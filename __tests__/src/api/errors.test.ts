import { apiError, errorText, serverText } from '../../../src/api/errors';

describe('the message of an error', () => {
  it('is the server’s own if there is one', () => {
    expect(errorText(apiError('business', 500, { msg: '公司名称重复' }), '操作失败，请重试')).toBe('公司名称重复');
  });

  it.each([
    ['nothing', null],
    ['an empty text', { msg: '  ' }],
    ['a null', { msg: null }],
    ['SQL over several lines', { msg: '### Error\nselect * from sys_user' }],
    ['a class name', { msg: 'java.lang.NullPointerException' }],
    ['a text that is too long', { msg: '很'.repeat(200) }],
  ])('is the default when the server sends %s', (_name, body) => {
    expect(errorText(apiError('business', 500, body), '操作失败，请重试')).toBe('操作失败，请重试');
  });

  it('replaces <br> by spaces and leaves other markup as text', () => {
    expect(serverText({ msg: '文件过大！<br/>最大 50MB' })).toBe('文件过大！ 最大 50MB');
    expect(serverText({ msg: '<b>名称</b>已存在' })).toBe('<b>名称</b>已存在');
  });

  it.each([
    ['a page', '<html>413 Request Entity Too Large</html>'],
    ['nothing', null],
  ])('is "too large" where a proxy sends 413 with %s', (_name, body) => {
    const error = apiError('http', 413, body);
    expect([error.msg, errorText(error, '操作失败，请重试')]).toEqual(
      Array(2).fill('内容过大，网站未能接收，请联系我们'),
    );
    expect(apiError('http', 413, { msg: '提交的内容过大' }).msg).toBe('提交的内容过大');
    expect(apiError('business', 413).msg).toBe('请求失败');
  });

  it('is 请求失败 by default', () => {
    expect(apiError('http', 502)).toEqual({ kind: 'http', code: 502, data: null, msg: '请求失败' });
  });
});
