import { hideReading } from '../../../../src/app/pageActions/chineseVoice';
import { readAloud } from '../../../../src/app/pageActions/readAloud';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { openPage, settle } from '../../../support/cannedPage';

/** A mock of `speechSynthesis` that records utterances. */

class Utterance {
  voice?: { name: string };
  lang = '';
  onend?: () => void;
  onerror?: () => void;
  constructor(readonly text: string) {}
}

const foreign = { name: 'Sam', lang: 'en-US', localService: true };
const local = { name: '婷婷', lang: 'zh-CN', localService: true };
let voices: { name: string; lang: string; localService: boolean }[];
let utterances: Utterance[];
let events: EventTarget;
const cancel = jest.fn();
let page: ReturnType<typeof openPage>;
let key: HTMLElement;
let root: Root;

beforeEach(() => {
  voices = [foreign, local];
  utterances = [];
  events = new EventTarget();
  cancel.mockClear();
  Object.assign(window, {
    speechSynthesis: {
      getVoices: () => voices,
      speak: (utterance: Utterance) => void utterances.push(utterance),
      cancel,
      addEventListener: events.addEventListener.bind(events),
    },
    SpeechSynthesisUtterance: Utterance,
  });
  page = openPage({ path: '/policy/detail/1' });
  document.body.innerHTML = `
    <main><nav>首页</nav><article>
      <header><h1>补助通知</h1></header>
      <aside><dl><dt>发文单位</dt><dd>市工信局</dd></dl><button data-action="read">朗读</button></aside>
      <div><p>各有关企业：</p><p>现通知如下。请<b>按时</b>申报！</p><ol><li>第一条</li></ol></div>
    </article></main>`;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  key = document.querySelector('button')!;
  key.focus();
});
afterEach(() => {
  page.arrive('/index');
  delete (window as { speechSynthesis?: unknown }).speechSynthesis;
  document.documentElement.removeAttribute('data-mute');
});

const hear = () => {
  voices = [local];
  events.dispatchEvent(new Event('voiceschanged'));
};
const toast = () => page.state().notices.toast;
const show = (bar: ReactNode) => act(() => root.render(bar));
const start = () => readAloud({ store: page.store, show, opener: key });
const bar = () => document.querySelector('section[aria-label="朗读"]');
const press = (name: string) =>
  [...bar()!.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
const last = () => utterances[utterances.length - 1]!;

it('reads title and text sentence by sentence, without facts, buttons or navigation', async () => {
  await start();
  for (let i = 0; i < 10 && bar(); i += 1) last().onend!();
  expect(utterances.map(({ text }) => text)).toEqual([
    '补助通知',
    '各有关企业：',
    '现通知如下。',
    '请按时申报！',
    '第一条',
  ]);
  expect(utterances.every(({ voice, lang }) => voice?.name === '婷婷' && lang === 'zh-CN')).toBe(true);
  expect(toast()).toEqual({ text: '朗读完毕' });
});

it('pauses, and resumes with the interrupted sentence', async () => {
  await start();
  for (let i = 0; i < 3; i += 1) last().onend!();
  expect(last().text).toBe('请按时申报！');
  const broken = last();
  press('暂停');
  expect(cancel).toHaveBeenCalled();
  // Browsers fire `end` or `error` for a cancelled utterance.
  broken.onend!();
  broken.onerror!();
  expect(utterances).toHaveLength(4);
  press('继续');
  expect(last().text).toBe('请按时申报！');
  expect(last()).not.toBe(broken);
});

it('stops by its button and by Escape, with the focus back on the opener', async () => {
  await start();
  expect(bar()).toContainElement(document.activeElement as HTMLElement);
  press('停止');
  expect(bar()).toBeNull();
  expect(document.querySelector('[data-reading]')).toBeNull();
  await start();
  bar()!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(bar()).toBeNull();
  expect(key).toHaveFocus();
});

it('stops when the page is left', async () => {
  await start();
  cancel.mockClear();
  page.arrive('/policy');
  expect(cancel).toHaveBeenCalled();
  expect(bar()).toBeNull();
  await start();
  dispatchEvent(new Event('pagehide'));
  expect(bar()).toBeNull();
});

it('shows which paragraph is read, and restarts on another click, with one bar', async () => {
  await start();
  last().onend!();
  expect(bar()).toHaveTextContent('第 2 段，共 4 段');
  expect(document.querySelector('[data-reading]')).toHaveTextContent('各有关企业：');
  await start();
  expect(document.querySelectorAll('section[aria-label="朗读"]')).toHaveLength(1);
  expect(last().text).toBe('补助通知');
});

it('waits for voices that come late, and has one bar for two clicks until then', async () => {
  voices = [];
  const started = [start(), start()];
  await settle();
  expect(utterances).toEqual([]);
  hear();
  await Promise.all(started);
  expect(last().text).toBe('补助通知');
  expect(document.querySelectorAll('section[aria-label="朗读"]')).toHaveLength(1);
  press('停止');
  expect(bar()).toBeNull();
  expect(document.querySelector('[data-reading]')).toBeNull();
});

it('reports an interruption', async () => {
  await start();
  last().onerror!();
  expect(bar()).toBeNull();
  expect(toast()).toEqual({ text: '朗读中断，请稍后重试', isLong: true });
});

it('is hidden from the next page on, so that no button moves under the pointer', () => {
  voices = [foreign];
  hideReading(page.store);
  expect(document.documentElement).not.toHaveAttribute('data-mute');
  page.arrive('/policy/detail/1?from=list');
  expect(document.documentElement).not.toHaveAttribute('data-mute');
  page.arrive('/policy/detail/2');
  expect(document.documentElement).toHaveAttribute('data-mute');
});

it.each([
  ['none for Chinese', foreign],
  ['none of the device: others send the text to another host', { name: '远程', lang: 'zh-CN', localService: false }],
])('is not offered, and explains why, with voices but %s', async (_name, voice) => {
  voices = [voice];
  hideReading(page.store);
  page.arrive('/policy/detail/2');
  expect(document.documentElement).toHaveAttribute('data-mute');
  await start();
  expect(utterances).toEqual([]);
  expect(toast()).toEqual({ text: '这台设备没有可用的中文语音，无法朗读', isLong: true });
});

it('is not offered in a browser that cannot, and is once the voices are there', () => {
  voices = [foreign];
  key.remove();
  hideReading(page.store);
  expect(document.documentElement).toHaveAttribute('data-mute');
  hear();
  expect(document.documentElement).not.toHaveAttribute('data-mute');
  delete (window as { speechSynthesis?: unknown }).speechSynthesis;
  hideReading(page.store);
  expect(document.documentElement).toHaveAttribute('data-mute');
});
