import { displayAge, displayCookie } from '../contract/display';
import { type AppDispatch, displayChosen } from './hooks';

/** Applies display settings to this page, to the next one, and to other tabs. */
export function chooseDisplay(dispatch: AppDispatch, display: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${displayCookie}=${display}; path=/; max-age=${display ? displayAge : 0}; samesite=lax${secure}`;
  dispatch(displayChosen(display));
}
