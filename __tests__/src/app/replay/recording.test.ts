import type { Reducer } from '@reduxjs/toolkit';
import { zhReplay } from '../../../../src/i18n/zhReplay';
import { warningsFor, readRecording } from '../../../../src/app/replay/recording';
import { rootReducer } from '../../../../src/app/store';
import { locationCommitted } from '../../../../src/state/locationSlice';

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
