import { changesBetween, isFailure } from '../../../../src/app/replay/steps';

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
