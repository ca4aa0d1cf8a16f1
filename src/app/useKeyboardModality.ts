import { useCallback, useEffect, useRef } from 'react';

/** @returns what tells whether the visitor's last act was one of the keyboard, not of a pointer */
export function useKeyboardModality(): () => boolean {
  const keyboard = useRef(false);
  useEffect(() => {
    const pressed = () => {
      keyboard.current = true;
    };
    const pointed = () => {
      keyboard.current = false;
    };
    document.addEventListener('keydown', pressed, true);
    document.addEventListener('pointerdown', pointed, true);
    return () => {
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('pointerdown', pointed, true);
    };
  }, []);
  return useCallback(() => keyboard.current, []);
}
