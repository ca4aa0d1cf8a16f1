import { useEffect, useRef, useState } from 'react';
import { zhPageActions } from '../../i18n/zhPageActions';
import styles from './PageActions.module.css';

/** From here on it is a long way up, in heights of the window. */
const screens = 2;

/** Space that the button needs above what covers the window's foot, px. */
const room = 120;

/** How far what stands at the window's foot reaches up into it, px. */
function coveredFoot(): number {
  const boxes = [...document.querySelectorAll('[data-reach], body > footer, #root footer')].map((element) =>
    element.getBoundingClientRect(),
  );
  const covering = boxes.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1);
  return Math.max(0, ...covering.map(({ top }) => innerHeight - top));
}

/** A button that leads back to the top, above whatever stands at the window's foot. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [{ isShown, lift }, setPlace] = useState({ isShown: false, lift: 0 });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // A button that has the focus goes when the focus does.
      const isFocused = document.activeElement === button.current;
      const lift = isFocused || scrollY > screens * innerHeight ? coveredFoot() : innerHeight;
      setPlace((before) => {
        const isShown = isFocused || lift <= innerHeight - room;
        return before.isShown === isShown && before.lift === lift ? before : { isShown, lift };
      });
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, []);
  const toTop = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  };
  return (
    <nav
      className={`noprint ${styles.top}`}
      aria-label={zhPageActions.toTop}
      hidden={!isShown}
      style={{ marginBottom: lift }}
    >
      <button ref={button} type="button" title={zhPageActions.toTop} aria-label={zhPageActions.toTop} onClick={toTop} />
    </nav>
  );
}
