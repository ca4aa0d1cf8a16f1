import { displayAge, displayCookie } from '../contract/display';
import { displayChosen } from './displaySlice';
import type { AppDispatch } from './hooks';

/** Looks as chosen from now on: here, on the next page, and in the other tabs. */
export function chooseDisplay(dispatch: AppDispatch, display: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${displayCookie}=${display}; path=/; max-age=${display ? displayAge : 0}; samesite=lax${secure}`;
  dispatch(displayChosen(display));
}
