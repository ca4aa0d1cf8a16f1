import { useEffect, useRef, useState } from 'react';
import { zhPageActions } from '../../i18n/zhPageActions';
import { listen } from '../../lib/listen';
import styles from './PageActions.module.css';

/** Scroll depth from which the button shows, in viewport heights. */
const screens = 2;

/** Gap between the button and what covers the bottom of the viewport, px. */
const room = 120;

/** How far fixed elements at the bottom of the viewport reach up, px. */
function coveredFoot(): number {
  const boxes = [...document.querySelectorAll('[data-reach], body > footer, #root footer')].map((element) =>
    element.getBoundingClientRect(),
  );
  const covering = boxes.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1);
  return Math.max(0, ...covering.map(({ top }) => innerHeight - top));
}

/** A back-to-top button, above whatever is fixed at the bottom of the viewport. */
export function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [{ isShown, lift }, setPlace] = useState({ isShown: false, lift: 0 });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // A focused button hides only once it loses the focus.
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
    const stop = listen(window, ['scroll', 'resize'], lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
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
