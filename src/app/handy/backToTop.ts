import { zhHandy } from '../../i18n/zhHandy';
import styles from './handy.module.css';

/** From here on it is a long way up, in heights of the window. */
const screens = 2;

/** A button that leads back to the top, above whatever stands at the window's foot. */
export function createBackToTop(): void {
  const place = document.createElement('nav');
  place.className = `noprint ${styles.top}`;
  place.setAttribute('aria-label', zhHandy.toTop);
  place.hidden = true;
  const button = Object.assign(document.createElement('button'), { type: 'button', title: zhHandy.toTop });
  button.setAttribute('aria-label', zhHandy.toTop);
  place.append(button);
  document.body.append(place);

  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    const isFar = scrollY > screens * innerHeight;
    // A button that has the focus goes when the focus does.
    place.hidden = !isFar && document.activeElement !== button;
    if (place.hidden) return;
    const tops = [...document.querySelectorAll('[data-reach], body > footer, #root footer')].map((element) =>
      element.getBoundingClientRect(),
    );
    const covered = tops.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1);
    const lift = Math.max(0, ...covered.map(({ top }) => innerHeight - top));
    place.style.setProperty('--lift', `${lift}px`);
    // Where the foot leaves no room for it.
    if (lift > innerHeight - 120) place.hidden = document.activeElement !== button;
  };
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  button.addEventListener('click', () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  });
  look();
}
