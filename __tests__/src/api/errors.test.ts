import { apiError, errorText, serverText } from '../../../src/api/errors';

describe('the message of an error', () => {
  it('replaces <br> by spaces and leaves other markup as text', () => {
    expect(serverText({ msg: '文件过大！<br/>最大 50MB' })).toBe('文件过大！ 最大 50MB');
    expect(serverText({ msg: '<b>名称</b>已存在' })).toBe('<b>名称</b>已存在');
  });

  it.each([
    ['token已过期'],
    ['消息头不正确，header需要携带token参数'],
    ['访问被拒绝（Access is denied）'],
    ['Connection 数已达上限'],
  ])('shows %s, which is written for people', (msg) => {
    expect(apiError('business', 500, { msg }).msg).toBe(msg);
  });

  it.each([
    'Bad credentials',
    'Invalid token',
    '### 错误：java.lang.NullPointerException',
    'Access is denied',
    "Duplicate entry '1' for key 'PRIMARY'",
    'Read timed out',
    "Data too long for column 'fd_name'",
  ])('does not show %s, which a framework or a database says', (msg) => {
    expect(serverText({ msg })).toBeUndefined();
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
});
