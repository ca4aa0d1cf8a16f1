import type { Reducer } from '@reduxjs/toolkit';
import { zhReplay } from '../../../../src/i18n/zhReplay';
import { warningsFor, readRecording } from '../../../../src/app/replay/recording';
import { rootReducer } from '../../../../src/app/store';
import { locationCommitted } from '../../../../src/state/locationSlice';
import { replacePersonal } from '../../../../src/app/replay/personalText';
import { benignTexts, personalTexts } from '../../../support/personalTexts';
import { changesBetween, isFailure } from '../../../../src/app/replay/steps';

const reducer = rootReducer as unknown as Reducer<object>;
const start = rootReducer(undefined, { type: 'start' });
const moved = locationCommitted('/policy?page=2');
const scene = {
  format: 'portal-scene',
  version: 1,
  build: 'development',
  recordedAt: '2025-06-01T00:00:00.000Z',
  viewport: { width: window.innerWidth, height: window.innerHeight },
  initialState: start,
  actions: [moved],
  finalState: rootReducer(start, moved),
};
const read = (file: unknown) => readRecording(JSON.stringify(file), reducer);

describe('a file that can be opened', () => {
  it.each([
    ['a scene', scene],
    ['an export of Redux DevTools', { payload: JSON.stringify([moved]), preloadedState: JSON.stringify(start) }],
    [
      "DevTools' own lifted state",
      {
        actionsById: { 0: { action: { type: '@@INIT' } }, 7: { action: moved } },
        stagedActionIds: [0, 7],
        committedState: start,
      },
    ],
  ])('opens %s with its beginning and its actions', (_name, file) => {
    expect(read(file)).toMatchObject({ initialState: { location: { path: '' } }, actions: [moved] });
  });

  it('opens a bare state without actions', () => {
    expect(read(scene.finalState)).toMatchObject({
      initialState: { location: { path: '/policy?page=2' } },
      actions: [],
    });
  });
});

it.each([
  ['no JSON', 'not json', zhReplay.notJson],
  ['a list', [1], zhReplay.notScene],
  ['an object of something else', { name: 'x' }, zhReplay.notScene],
  ['actions that are none', { ...scene, actions: 'x' }, zhReplay.notScene],
  ['an action without a type', { ...scene, actions: [moved, {}] }, zhReplay.notAction(2)],
  ['an address of another site', { ...scene, actions: [locationCommitted('//evil.example')] }, zhReplay.notAddress],
  [
    'an address that is no path',
    { ...scene, initialState: { ...start, location: { path: 'https://evil.example' } } },
    zhReplay.notAddress,
  ],
  [
    'an action the store cannot take',
    { ...scene, actions: [{ type: 'portalApi/internalSubscriptions/subscriptionsUpdated' }] },
    zhReplay.refused(1),
  ],
])('a file that cannot be opened is refused with its reason: %s', (_name, file, message) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  expect(() => readRecording(text, reducer)).toThrow(message);
});

describe('a recording that may look different here', () => {
  const questions = (changed: object) => warningsFor(read({ ...scene, ...changed }), scene.finalState);

  it.each<[when: string, changed: object, said: string[]]>([
    ['all is as it was', {}, []],
    ['another build recorded it', { build: 'abc' }, [zhReplay.otherBuild('abc')]],
    ['its end is not reached', { finalState: start }, [zhReplay.otherEnd]],
    ['the window had another size', { viewport: { width: 3, height: 4 } }, [zhReplay.otherViewport(3, 4)]],
  ])('is reported, or not, when %s', (_when, changed, said) => expect(questions(changed)).toEqual(said));

  it('is not reported for a slice that was not there when it was recorded', () =>
    expect(warningsFor(read(scene), { ...scene.finalState, searchBox: { isOpen: false } })).toEqual([]));
});

const masked = (text: string) => replacePersonal(text, (found) => '*'.repeat(found.length));
/** What remains without the replaced parts and their context. */
const remainder = (text: string) => masked(text).replace(/\*+|^请拨|联系$|^李工|周一至周五$/g, '');

it('is tested with three hundred notations of each', () => {
  expect(new Set(personalTexts).size).toBeGreaterThanOrEqual(300);
  expect(benignTexts.length).toBeGreaterThanOrEqual(300);
});

it('leaves no letter of a name and no digit of a number, however it is spelled', () => {
  const left = personalTexts.filter((text) => masked(text) === text || /[0-9０-９]{2}|mei88|@/iu.test(remainder(text)));
  expect(left).toEqual([]);
});

it('leaves sizes, amounts, dates, order numbers and hotlines as they are', () => {
  expect(benignTexts.filter((text) => masked(text) !== text)).toEqual([]);
});

it('handles long repetitive texts in linear time', () => {
  // Inputs for catastrophic backtracking.
  for (const text of [
    '1'.repeat(100_000),
    '1 '.repeat(50_000),
    '微信 '.repeat(30_000),
    `${'a.'.repeat(50_000)}@`,
    '('.repeat(90_000),
  ])
    expect(masked(text)).toHaveLength(text.length);
});

describe('what a step changed', () => {
  it('lists each path with its value before and after', () => {
    const before = { location: { path: '/index' }, auth: { token: null }, list: [1] };
    const after = {
      location: { path: '/policy' },
      auth: { token: null, user: { fdComName: '示例木业' } },
      list: [1, 2],
    };
    expect(changesBetween(before, after)).toEqual([
      { path: 'location.path', before: '"/index"', after: '"/policy"' },
      { path: 'auth.user', before: undefined, after: '{"fdComName":"示例木业"}' },
      { path: 'list', before: '[1]', after: '[1,2]' },
    ]);
  });

  it('is nothing if only the objects are new', () => {
    expect(changesBetween({ list: [1], deep: { a: 1 } }, { list: [1], deep: { a: 1 } })).toEqual([]);
  });

  it('is truncated, as are long values', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_none, index) => [`k${index}`, 'x'.repeat(500)]));
    const changes = changesBetween({}, many);
    expect(changes).toHaveLength(50);
    expect(changes[0].after!.length).toBeLessThan(130);
  });
});

it.each([
  ['a refused call', { type: 'portalApi/executeQuery/rejected', meta: { requestStatus: 'rejected' } }, true],
  ['a call that was not needed', { type: 'x/rejected', meta: { requestStatus: 'rejected', condition: true } }, false],
  ['a notice of failure', { type: 'notices/workFailed' }, true],
  ['a refused form', { type: 'drafts/formRefused' }, true],
  ['an answer', { type: 'portalApi/executeQuery/fulfilled', meta: { requestStatus: 'fulfilled' } }, false],
])('a failure, or none: %s, %j, %s', (_name, action, expected) => expect(isFailure(action)).toBe(expected));
