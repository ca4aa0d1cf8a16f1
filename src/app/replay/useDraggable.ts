import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

const keyStep = 32;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** Lets a handle drag a box by pointer or arrow keys; the box stays inside the viewport. */
export function useDraggable(box: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });

  const moveBy = (x: number, y: number) => {
    const element = box.current;
    if (!element) return;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const within = (by: number, low: number, high: number) => Math.min(Math.max(by, low), Math.max(low, high));
    setPlace({
      x: place.x + within(x, -left, window.innerWidth - right),
      y: place.y + within(y, -top, window.innerHeight - bottom),
    });
  };

  const handle = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setHeld({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!held) return;
      moveBy(clientX - held.x, clientY - held.y);
      setHeld({ x: clientX, y: clientY });
    },
    onPointerUp: () => setHeld(null),
    onPointerCancel: () => setHeld(null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = arrows[event.key];
      if (!by || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      moveBy(...by);
    },
  };
  return { handle, style: { transform: `translate(${place.x}px, ${place.y}px)` } };
}
