import { followIntent } from '../../../src/app/followIntent';
import type { ScreenHandle } from '../../../src/app/screenHandle';

it('lets a link’s reads fail that are made before it is followed', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const reads = jest.fn().mockRejectedValue(new Error('a script did not arrive'));
  const { stop } = followIntent([{ path: '/policy', handle: { reads } satisfies ScreenHandle }], jest.fn());
  document.body.innerHTML = '<main><a href="/policy">企业政策</a></main>';
  document.querySelector('a')!.focus();
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  process.off('unhandledRejection', unhandled);
  expect(reads).toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
});
