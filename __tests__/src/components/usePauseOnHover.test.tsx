import { renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { usePauseOnHover } from '../../../src/components/usePauseOnHover';

// Called by hand: jsdom's pointers have no type.
it.each([
  ['mouse', [[true], [false]]],
  ['pen', [[true], [false]]],
  ['touch', []],
])('pauses under a pointer that can leave: %s', (pointerType, held) => {
  const onHold = jest.fn();
  const { onPointerEnter, onPointerLeave } = renderHook(() => usePauseOnHover(onHold)).result.current;
  onPointerEnter({ pointerType } as PointerEvent);
  onPointerLeave();
  expect(onHold.mock.calls).toEqual(held);
});
