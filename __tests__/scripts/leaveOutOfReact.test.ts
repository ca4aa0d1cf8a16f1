/** @jest-environment jsdom */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { configure, waitFor } from '@testing-library/dom';
import { readInstalled, runLoader } from '../support/runLoader';

// Only what hangs is waited for so long.
configure({ asyncUtilTimeout: 60_000 });

const root = path.resolve(__dirname, '../..');
const files = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
};
const leaveOut = (text: string) => runLoader('leaveOutOfReact.mjs', text);

/** React as the build leaves it. */
function leftOfReact() {
  const modules: Record<string, unknown> = { scheduler: require('scheduler') };
  for (const [name, file] of Object.entries(files)) {
    const exports = {};
    // eslint-disable-next-line no-new-func -- The file as the build leaves it, in the page of this test.
    const run = new Function('exports', 'require', leaveOut(readInstalled(file)).text);
    run(exports, (wanted: string) => modules[wanted]);
    modules[name] = exports;
  }
  return {
    react: modules.react as typeof import('react'),
    dom: modules['react-dom'] as typeof import('react-dom'),
    client: modules['react-dom/client'] as typeof import('react-dom/client'),
  };
}

it.each(Object.values(files))('takes out of %s, as it is installed, what no page has', (file) => {
  const whole = readInstalled(file);
  const { status, text, stderr } = leaveOut(whole);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(text.length).toBeGreaterThan(1000);
  expect(text.length).toBeLessThan(whole.length);
});

it.each(Object.values(files))('leaves no name of %s without what declares it', (file) => {
  const program = `
    const { Linter } = require('eslint');
    const { browser, commonjs } = require('globals');
    const languageOptions = { sourceType: 'commonjs', globals: { ...browser, ...commonjs } };
    const found = new Linter().verify(require('fs').readFileSync(0, 'utf8'), [
      { languageOptions, rules: { 'no-undef': 'error' } },
    ]);
    process.stdout.write(JSON.stringify([...new Set(found.map(({ message }) => message))].sort()));
  `;
  const unknownNames = (input: string) => {
    const { stdout } = spawnSync('node', ['-e', program], { cwd: root, input, encoding: 'utf8' });
    return JSON.parse(stdout) as string[];
  };
  const whole = readInstalled(file);
  expect(unknownNames(leaveOut(whole).text)).toEqual(unknownNames(whole));
});

it('stops the build at another version, and at a file that no longer holds what is taken out', () => {
  const whole = readInstalled(files['react-dom/client']);
  const other = leaveOut(whole.replace('exports.version = "19.2.', 'exports.version = "19.3.'));
  expect(other.status).not.toBe(0);
  expect(other.stderr).toContain('no longer holds once: exports.version');
  const renamed = leaveOut(whole.replaceAll('isHostHoistableType', 'isHoistable'));
  expect(renamed.status).not.toBe(0);
  expect(renamed.stderr).toContain('react-dom-client no longer holds isHostHoistableType');
});

describe('what is left of React', () => {
  afterEach(() => document.body.replaceChildren());

  function setUp() {
    const { react, dom, client } = leftOfReact();
    const { createElement: h } = react;
    const Language = react.createContext('zh');
    const Reader = react.memo(function Reader() {
      return h('i', null, react.useContext(Language));
    });
    const Field = react.forwardRef<HTMLInputElement, { value: string; onType: (value: string) => void }>(function Field(
      { value, onType },
      ref,
    ) {
      return h('input', { ref, value, onChange: ({ target }) => onType(target.value) });
    });
    class Boundary extends react.Component<{ children: React.ReactNode }> {
      override state = { failed: false };
      static getDerivedStateFromError = () => ({ failed: true });
      override render() {
        return this.state.failed ? h('p', null, '失败') : this.props.children;
      }
    }
    function Failing({ fails }: { fails: boolean }) {
      if (fails) throw new Error('drawn wrongly');
      return null;
    }
    const seen: string[] = [];
    function Page() {
      const [words, setWords] = react.useState('');
      const [fails, setFails] = react.useState(false);
      const id = react.useId();
      const input = react.useRef<HTMLInputElement>(null);
      react.useLayoutEffect(() => {
        seen.push(`${input.current?.value} ${id.length > 0}`);
        return () => void seen.push('cleaned up');
      }, [words, id]);
      return h(
        react.Fragment,
        null,
        h(Language, { value: words || 'zh' }, h(Reader)),
        h(Field, { ref: input, value: words, onType: setWords }),
        h(
          'ul',
          null,
          [...words].map((one) => h('li', { key: one }, one)),
        ),
        h('button', { type: 'button', onClick: () => setFails(true) }, '失败吧'),
        h(Boundary, null, h(Failing, { fails })),
        words && dom.createPortal(h('aside', null, words), document.body),
      );
    }
    const page = h(react.StrictMode, null, h(Page));
    const element = document.body.appendChild(document.createElement('div'));
    return { react, dom, client, h, page, element, seen };
  }

  /** As a browser tells of a key. */
  function type(input: HTMLInputElement, value: string) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }

  it('draws, takes input, moves what has a key, catches a failure, and takes all of it away again', async () => {
    const { dom, client, page, element, seen } = setUp();
    const reported = jest.spyOn(console, 'error').mockReturnValue();
    const reactRoot = client.createRoot(element);
    dom.flushSync(() => reactRoot.render(page));
    const input = element.querySelector('input')!;
    type(input, 'abc');
    await waitFor(() => expect(element.querySelector('i')!.textContent).toBe('abc'));
    expect(document.querySelector('body > aside')!.textContent).toBe('abc');
    const [a] = element.querySelectorAll('li');
    type(input, 'cba');
    await waitFor(() => expect(element.querySelector('ul')!.textContent).toBe('cba'));
    expect(element.querySelectorAll('li')[2]).toBe(a);
    element.querySelector('button')!.click();
    await waitFor(() => expect(element.querySelector('p')!.textContent).toBe('失败'));
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'drawn wrongly' }));
    dom.flushSync(() => reactRoot.unmount());
    expect(element.childNodes).toHaveLength(0);
    expect(document.querySelector('aside')).toBeNull();
    expect(seen).toEqual([' true', 'cleaned up', 'abc true', 'cleaned up', 'cba true', 'cleaned up']);
  });

  it('takes over what the server drew, and keeps its elements', async () => {
    const { client, element, h, react } = setUp();
    function Counter() {
      const [count, setCount] = react.useState(0);
      return h('button', { type: 'button', onClick: () => setCount(count + 1) }, '第', count, '次');
    }
    element.innerHTML = '<main><button type="button">第<!-- -->0<!-- -->次</button></main>';
    const button = element.querySelector('button')!;
    const onRecoverableError = jest.fn();
    react.startTransition(() => void client.hydrateRoot(element, h('main', null, h(Counter)), { onRecoverableError }));
    await waitFor(() => {
      button.click();
      expect(button.textContent).not.toBe('第0次');
    });
    expect(element.querySelector('button')).toBe(button);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('draws a page anew that is not what the server drew, and says so', async () => {
    const { client, element, h } = setUp();
    element.innerHTML = '<main><p>旧</p></main>';
    const onRecoverableError = jest.fn();
    client.hydrateRoot(element, h('main', null, h('b', null, '新')), { onRecoverableError });
    await waitFor(() => expect(element.innerHTML).toBe('<main><b>新</b></main>'));
    expect(onRecoverableError).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Suspense', Symbol.for('react.suspense')],
    ['Activity', Symbol.for('react.activity')],
    ['Profiler', Symbol.for('react.profiler')],
    ['html', 'html'],
  ])('fails at once at %s, which no page has', (_name, kind) => {
    const { dom, client, element, h } = setUp();
    const onUncaughtError = jest.fn();
    const reactRoot = client.createRoot(element, { onUncaughtError });
    dom.flushSync(() => reactRoot.render(h(kind as unknown as 'p', null)));
    expect(onUncaughtError).toHaveBeenCalledTimes(1);
    expect(element.childNodes).toHaveLength(0);
  });
});
