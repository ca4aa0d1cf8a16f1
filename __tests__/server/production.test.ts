import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { startServerProcess } from '../support/serverProcess';
import { tempFolder } from '../support/tempFolder';

const server = path.resolve(__dirname, '../../server');

/** All sources of the server, parsed. */
const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const text = fs.readFileSync(path.join(server, name), 'utf8');
    return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
  });

/** Property names of object literals that a source passes to a function. */
function handedTo(callee: string, tree: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === callee) {
      for (const argument of node.arguments.slice(1)) {
        expect(ts.isObjectLiteralExpression(argument)).toBe(true);
        for (const property of (argument as ts.ObjectLiteralExpression).properties) {
          names.push(property.name?.getText() ?? '...');
        }
      }
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return names;
}

describe('the captcha hook for tests', () => {
  it('is not used by main.ts, which passes only content and log level', () => {
    const main = sources.find(({ name }) => name === 'main.ts')!;
    const names = handedTo('buildApp', main.tree);
    expect(names).toContain('seed');
    expect(names.filter((name) => !['seed', 'demoSubmissions', 'logLevel'].includes(name))).toEqual([]);
  });

  it('is used by no other source: buildApp has a single caller', () => {
    const callers = sources.filter(({ text }) => /\bbuildApp\(/.test(text)).map(({ name }) => name);
    expect(callers.sort()).toEqual(['app.ts', 'main.ts']);
  });

  it('has no setting: code that refers to it only passes on buildApp’s option', () => {
    const naming = sources.filter(({ text }) => text.includes('onCaptcha'));
    const names = naming.map(({ name }) => name).sort();
    expect(names).toEqual(['captcha/captchas.ts', 'services.ts']);
    for (const { text } of naming) expect(text).not.toMatch(/\benv\b/);
  });
});

describe('the production server', () => {
  it('logs each request once, with an event, and no password, token, captcha, query or personal data', async () => {
    const dataDir = tempFolder();
    const server = startServerProcess({ DATA_DIR: dataDir });
    const url = await server.listening;
    const picture = await fetch(`${url}/captcha/captchaImage?type=math&t=query-in-clear`);
    const session = /JSESSIONID=(\w+)/.exec(picture.headers.get('set-cookie') ?? '')![1];
    const personal = {
      userName: '13912345678',
      fdComName: '机密木业',
      fdContactName: '张机密',
      email: 'canary@example.com',
    };
    const secrets = ['password-in-clear', 'token-in-clear', 'query-in-clear', 'captcha-in-clear', session];
    const headers = { authorization: 'Bearer token-in-clear', cookie: `JSESSIONID=${session}` };
    const body = new URLSearchParams({
      ...personal,
      username: '13912345678',
      password: secrets[0],
      validateCode: secrets[3],
    });
    const calls = ['/login', '/register/add', '/logout', '/api/project/add', '/api/order/add'];
    for (const call of calls) await fetch(url + call, { method: 'POST', headers, body });
    await fetch(`${url}/api/user/info?t=query-in-clear`, { headers });
    await fetch(`${url}/api/policy/list?pageNum=1`);
    await server.stop();
    for (const secret of [...secrets, ...Object.values(personal)]) expect(server.output()).not.toContain(secret);
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.map(({ path, event, status }) => [path, event, status])).toEqual([
      ['/captcha/captchaImage', 'request', 200],
      ['/login', 'refused', 200],
      ['/register/add', 'refused', 200],
      ['/logout', 'logout', 200],
      ['/api/project/add', 'unauthenticated', 401],
      ['/api/order/add', 'unauthenticated', 401],
      ['/api/user/info', 'unauthenticated', 401],
      ['/api/policy/list', 'request', 200],
    ]);
    expect(requests.every((line) => 'reqId' in line && line.address === '127.0.0.1')).toBe(true);
  });
});
