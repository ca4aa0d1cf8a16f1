import { noticeClosed, noticeHeld, workFailed, workStarted, workSucceeded } from '../../../src/state/noticesSlice';
import { openPage } from '../../support/cannedPage';

/** Notices: docs/behaviour/dialogs.md. */

beforeEach(() => void jest.useFakeTimers());

test('a success or failure hides after 2 seconds', async () => {
  for (const notice of [workSucceeded({ text: '提交成功！' }), workFailed('操作失败，请重试')]) {
    const { store } = openPage();
    store.dispatch(notice);
    await jest.advanceTimersByTimeAsync(1999);
    expect(store.getState().notices.success ?? store.getState().notices.error).toBeTruthy();
    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().notices).toMatchObject({ success: null, error: null });
  }
});

test('the project success message hides after 3 seconds', async () => {
  const { store } = openPage();
  store.dispatch(workSucceeded({ text: '提交成功！', hideAfter: 3000 }));
  await jest.advanceTimersByTimeAsync(2999);
  expect(store.getState().notices.success).toBe('提交成功！');
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().notices.success).toBeNull();
});

test('a notice hides on 确定, and its time does not cut the next one short', async () => {
  const { store } = openPage();
  store.dispatch(workFailed('第一'));
  await jest.advanceTimersByTimeAsync(1500);
  store.dispatch(noticeClosed());
  expect(store.getState().notices.error).toBeNull();
  store.dispatch(workFailed('第二'));
  await jest.advanceTimersByTimeAsync(1500);
  expect(store.getState().notices.error).toBe('第二');
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().notices.error).toBeNull();
});

test('loading stays until its outcome is known', async () => {
  const { store } = openPage();
  store.dispatch(workStarted('正在提交…'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(store.getState().notices.loading).toBe('正在提交…');
});

test('a notice that is held stays, and has its whole time again when it is let go', async () => {
  const { store } = openPage();
  store.dispatch(workSucceeded({ text: '提交成功！', hideAfter: 3000 }));
  await jest.advanceTimersByTimeAsync(2500);
  store.dispatch(noticeHeld(true));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(store.getState().notices.success).toBe('提交成功！');
  store.dispatch(noticeHeld(false));
  await jest.advanceTimersByTimeAsync(2999);
  expect(store.getState().notices.success).toBe('提交成功！');
  await jest.advanceTimersByTimeAsync(1);
  expect(store.getState().notices.success).toBeNull();
});

test('a failure stays under a pointer that was on the notice before, while it waited', async () => {
  const { store } = openPage();
  store.dispatch(workStarted('正在提交…'));
  store.dispatch(noticeHeld(true));
  store.dispatch(workFailed('操作失败，请重试'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(store.getState().notices.error).toBe('操作失败，请重试');
  store.dispatch(noticeHeld(false));
  await jest.advanceTimersByTimeAsync(2000);
  expect(store.getState().notices.error).toBeNull();
});
