import { zhHandy } from '../../i18n/zhHandy';
import { dayInBackendZone } from '../../lib/dates';
import type { AppStore } from '../store';
import styles from './handy.module.css';

/** A line on paper alone: where the page is from, and of what day it is. */
export function createPrintSource(store: AppStore): void {
  const line = document.createElement('p');
  line.className = styles.source;
  line.setAttribute('aria-hidden', 'true');
  document.body.append(line);
  let page = '';
  const write = () => {
    page = location.origin + location.pathname + location.search;
    line.textContent = zhHandy.source(page, dayInBackendZone(Date.now()));
  };
  write();
  store.subscribe(() => {
    if (!page.endsWith(location.pathname + location.search)) write();
  });
  addEventListener('beforeprint', write);
}
