import { isFinal, refusalOf, uploadFile } from '../../../../src/areas/attachment/useUploads';
import { FakeUpload, useFakeUploads } from '../../../support/fakeUpload';

/** Uploads: docs/behaviour/attachments.md. */

useFakeUploads();

function start(name = '佐证 材料.zip') {
  const percents: number[] = [];
  const running = uploadFile({
    file: new File(['PK'], name),
    token: 'token-1',
    idempotencyKey: 'key-1',
    onProgress: (percent) => percents.push(percent),
  });
  return { request: FakeUpload.started.at(-1)!, percents, running };
}

test('a file goes out as multipart file and attKey, with token and idempotency key', () => {
  const { request } = start();
  expect(request.method).toBe('POST');
  expect(new URL(request.url).pathname).toBe('/components/sysAttMain/upload');
  expect(request.headers).toMatchObject({
    Authorization: 'Bearer token-1',
    'Idempotency-Key': 'key-1',
    'X-Requested-With': 'XMLHttpRequest',
  });
  expect(request.headers).not.toHaveProperty('Content-Type');
  expect(request.body!.get('attKey')).toBe('projectApplyInfoAtt');
  expect((request.body!.get('file') as File).name).toBe('佐证 材料.zip');
});

test.each([
  ['beside code', { code: 0, msg: null, attId: 'att-1' }, 'att-1'],
  ['as a number', { code: 0, attId: 17 }, '17'],
  ['inside data', { code: '0', data: { attId: 'att-2' } }, 'att-2'],
  ['as data', { code: 0, data: 'att-3' }, 'att-3'],
  ['as data that is a number', { code: 0, data: 18 }, '18'],
])('the id is found %s', async (_where, body, attId) => {
  const { request, running } = start();
  request.answer(200, body);
  expect(await running.result).toEqual({ attId });
});

const requestFailed = '请求失败';
const tooLarge = '内容过大，网站未能接收，请联系我们';

test.each([
  ['a nonzero code with an id', 200, { code: 500, attId: 'att-1' }, 500, requestFailed],
  ['code 0 with an empty id', 200, { code: 0, attId: ' ', data: {} }, 500, requestFailed],
  ['no code', 200, { attId: 'att-1' }, 500, requestFailed],
  ['HTTP 500 with msg', 500, { code: 500, msg: '磁盘已满' }, 500, '磁盘已满'],
  ['HTTP 413 with a page', 413, '<html></html>', 413, tooLarge],
  ['HTTP 413 without a body', 413, '', 413, tooLarge],
  ['MySQL’s text for a lock', 200, { code: 500, msg: 'Lock wait timeout exceeded; try again' }, 500, requestFailed],
  ['a 401 in technical words', 401, { code: 401, msg: 'token已过期' }, 401, '登录已过期'],
  ['a 401 about a header', 401, { code: 401, msg: '消息头不正确，header需要携带token参数' }, 401, '登录已过期'],
  ['a 401 in words of its own', 401, { code: 401, msg: '请先登录' }, 401, '请先登录'],
  ['a 401 inside HTTP 200', 200, { code: '401', msg: 'Unauthorized' }, 401, '登录已过期'],
  ['a text of its own', 200, { code: 500, msg: '允许的文件最大大小是：1MB！' }, 500, '允许的文件最大大小是：1MB！'],
  ['HTTP 413 with msg', 413, { code: 413, msg: '提交的内容过大' }, 413, '提交的内容过大'],
])('%s is rejected with code, msg and data', async (_name, status, body, code, msg) => {
  const { request, running } = start();
  request.answer(status, body);
  const { error } = await running.result;
  expect(error).toMatchObject({ code, msg });
  expect(error).toHaveProperty('data');
});

test.each([
  ['Spring', 'Maximum upload size of 1048576 bytes exceeded'],
  [
    'Tomcat, inside Spring’s',
    'Could not parse multipart servlet request; nested exception is java.lang.IllegalStateException: org.apache.tomcat.util.http.fileupload.impl.SizeLimitExceededException: the request was rejected because its size (9437380) exceeds the configured maximum (2097152)',
  ],
  ['Undertow', 'UT000020: Connection terminated as request was larger than 10485760'],
  ['Jetty', 'Form is larger than max length 200000'],
  ['an exception', '上传失败：org.springframework.web.multipart.MaxUploadSizeExceededException'],
  ['Tomcat', 'The field file exceeds its maximum permitted size of 1048576 bytes.'],
])('a file is said to be too large in place of the words of %s', async (server, text) => {
  const { request, running } = start();
  // Tomcat's own answer has no envelope.
  request.answer(500, server === 'Tomcat' ? { status: 500, error: 'x', message: text } : { code: 500, msg: text });
  expect((await running.result).error).toMatchObject({ code: 500, msg: '文件过大' });
});

test.each([
  ['文件[申报书.zip]后缀[zip]不正确，请上传[bmp, gif]格式', true],
  ['上传的文件大小超出限制的文件大小！<br/>允许的文件最大大小是：5MB！', true],
  ['上传的文件名最长100个字符', true],
  ['Maximum upload size of 1048576 bytes exceeded', true],
  ['只允许上传 zip、rar 格式的文件', true],
  ['不支持该文件类型', true],
  ['格式不支持', true],
  ['文件大小超出服务器限制', true],
  ['文件上传失败：数据类型转换异常', false],
  ['文件服务返回的格式不正确', false],
  ['不支持的请求方式', false],
  ['文件[超市.zip]上传失败，请稍后重试', false],
  ['系统繁忙', false],
  ['文件上传超时，请检查网络', false],
])(
  'whether a file was refused for itself, and is not sent again, is read from what RuoYi says: %s',
  async (msg, is) => {
    const { request, running } = start();
    request.answer(200, { code: 500, msg });
    expect(isFinal((await running.result).error!)).toBe(is);
  },
);

test('an upload to a silent server ends after 30 seconds, counted from the last progress', async () => {
  jest.useFakeTimers();
  const { request, percents, running } = start();
  await jest.advanceTimersByTimeAsync(29_000);
  request.progress(1, 3);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(request.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(request.aborted).toBe(true);
  expect((await running.result).error).toMatchObject({ kind: 'timeout', msg: requestFailed });
  expect(percents).toEqual([33]);
});

test('a cancelled upload is not a failure of the server', async () => {
  const { request, running } = start();
  running.cancel();
  expect(request.aborted).toBe(true);
  expect((await running.result).error?.kind).toBe('aborted');
});

const mostBytes = 10 * 1024 * 1024;

test.each(['a.zip', 'a.rar', 'A.ZIP', 'b.RaR', '多 点.v1.zip'])('%s may be uploaded', (name) => {
  expect(refusalOf([{ name, size: mostBytes }])).toBeUndefined();
});

test.each(['a.7z', 'a.zip.exe', 'zip', 'azip', 'a.rar ', 'a.pdf', ''])('%p is refused by its name', (name) => {
  expect(refusalOf([{ name, size: 1 }])).toBe(`包含不支持的文件格式，请仅上传压缩文件\n未添加：${name}`);
});

test.each([
  ['a.pdf', 1, '包含不支持的文件格式，请仅上传压缩文件\n未添加：a.pdf；同时选择的其他文件也未添加'],
  ['a.zip', mostBytes + 1, 'a.zip 超过 10 MB，请压缩后重新选择；同时选择的其他文件也未添加'],
  ['b.zip', 0, 'b.zip 是空文件，请重新选择；同时选择的其他文件也未添加'],
])('a refusal says that the files chosen with %s of %i bytes were not added either', (name, size, text) => {
  expect(
    refusalOf([
      { name: 'good.zip', size: 1 },
      { name, size },
    ]),
  ).toBe(text);
});

test('more than twenty files are refused when they are chosen', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}.zip`, size: 1 }));
  expect(refusalOf(files(20))).toBeUndefined();
  expect(refusalOf(files(21))).toBe('附件最多 20 个，还可添加 20 个，所选文件均未添加');
  expect(refusalOf(files(3), 17)).toBeUndefined();
  expect(refusalOf(files(4), 17)).toBe('附件最多 20 个，还可添加 3 个，所选文件均未添加');
  expect(refusalOf(files(1), 20)).toBe('附件最多 20 个，请先移除不需要的');
});

test('a name over 100 characters is sent without its end, but with its extension', () => {
  const nameSent = (name: string) => (start(name).request.body!.get('file') as File).name;
  expect(nameSent(`${'长'.repeat(96)}.zip`)).toBe(`${'长'.repeat(96)}.zip`);
  expect(nameSent(`${'长'.repeat(97)}.zip`)).toBe(`${'长'.repeat(96)}.zip`);
  expect(nameSent(`${'a'.repeat(95)}𠮷𠮷.rar`)).toBe(`${'a'.repeat(95)}.rar`);
  expect(nameSent('点.'.repeat(80))).toBe('点.'.repeat(80).slice(0, 100));
});

test.each([
  'http://portal.example/login',
  'http://portal.example/login;jsessionid=0A1B',
  'http://portal.example/prod/login;JSESSIONID=0a1b?kickout=1',
])('a redirect to the login page at %s is a missing login', async (responseURL) => {
  const { request, running } = start();
  Object.assign(request, { responseURL });
  request.answer(200, '<html></html>');
  expect((await running.result).error).toMatchObject({ kind: 'auth', code: 401 });
});
