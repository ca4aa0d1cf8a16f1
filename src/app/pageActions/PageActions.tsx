import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { zhPageActions } from '../../i18n/zhPageActions';
import { listen } from '../../lib/events';
import styles from './PageActions.module.css';
import { zh } from '../../i18n/zh';
import { dayInBackendZone } from '../../lib/dates';
import { selectLocationPath } from '../../state/locationSlice';
import { useAppSelector } from '../../state/hooks';
import { Toast } from './Toast';

/** Print-only first line: the portal's name, the page's URL and the date. At the end it might be orphaned on a last page. */
function PrintSource() {
  const path = useAppSelector(selectLocationPath).replace(/#.*/, '');
  const [day, setDay] = useState(() => dayInBackendZone(Date.now()));
  // The browser prints the state at the time the listener returns.
  useEffect(() => listen(window, ['beforeprint'], () => flushSync(() => setDay(dayInBackendZone(Date.now())))), []);
  return (
    <p className={styles.source} aria-hidden="true">
      {zhPageActions.source(zh.site.name, location.origin + path, day)}
    </p>
  );
}

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
function BackToTop() {
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

export interface PageActionsHandle {
  /** Shows or hides the read-aloud bar synchronously. */
  showReading: (bar: ReactNode) => void;
}

interface PageActionsProps {
  ref: Ref<PageActionsHandle>;
  /** Before the page content, for the printed header. */
  start: Element;
  navigate: (path: string) => void;
}

/** UI that is added to the page with the first interaction. */
export function PageActions({ ref, start, navigate }: PageActionsProps) {
  const [reading, setReading] = useState<ReactNode>(null);
  useImperativeHandle(ref, () => ({ showReading: (bar) => flushSync(() => setReading(bar)) }), []);
  return (
    <>
      {createPortal(<PrintSource />, start)}
      <BackToTop />
      {reading}
      <Toast navigate={navigate} />
    </>
  );
}
