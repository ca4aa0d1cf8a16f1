import { type ReactNode, useCallback, useMemo, useEffect, useRef, useState, useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { parsePath } from 'react-router-dom';
import type { Action } from '@reduxjs/toolkit';
import { selectSettled, loggedOut } from '../areas/auth/authSlice';
import { canonicalPath, decodeOnce, knownQuery } from '../contract/addresses';
import { RedirectTo } from '../components/RedirectTo';
import { useAppSelector, useAppDispatch } from '../state/hooks';
import {
  CommittedLocation,
  useHeadingFocus,
  type Overlays,
  useOverlayHistory,
  isOverlayEntry,
  scrollKeyOf,
} from './overlayHistory';
import { useDisplay } from './Header';
import { PageSpinner } from './PageSpinner';
import type { AppStore } from './store';
import {
  formClosed,
  menuClosed,
  questionClosed,
  selectFormDialog,
  selectOpenMenu,
  selectQuestion,
  loginAccepted,
  selectUnsaved,
  noticeClosed,
  selectNotices,
  noticeHeld,
  workFailed,
} from '../state/dialogsSlice';
import { useRendering } from '../components/hydration';
import { pageOfAddress } from '../routes/section/sectionQueries';
import { listen } from '../lib/events';
import { parseJson } from '../lib/json';
import { tabStorage } from './browserPort';
import { usePageRouter } from './PageRoutes';
import { zh } from '../i18n/zh';
import { AlertDialog, ConfirmDialog } from '../components/AlertDialog';
import { useScript } from '../components/hooks';

const loadForms = () => import(/* webpackChunkName: "forms" */ './forms/OpenForm');

/** All dialogs over a page: the open form, confirmations, the alert dialog. */
export function FormDialogs() {
  const dispatch = useAppDispatch();
  const form = useAppSelector(selectFormDialog);
  const question = useAppSelector(selectQuestion);
  const unsaved = useAppSelector(selectUnsaved);
  const notices = useAppSelector(selectNotices);
  const fail = useCallback(() => {
    dispatch(formClosed());
    dispatch(workFailed(zh.site.formNotLoaded));
  }, [dispatch]);
  // The forms' chunk loads with the first form; if that fails, the visitor is told and may retry.
  const forms = useScript(loadForms, form !== null, fail);
  const close = () => dispatch(questionClosed());
  return (
    <>
      {/* A form that closes under its notice takes the notice's history entry with it; another one is opened once the
          focus is back on the element that had opened the form. */}
      <AlertDialog
        key={form ? 'overForm' : 'overPage'}
        loading={notices.loading ?? (form && !forms ? zh.site.loading : null)}
        success={notices.success}
        receipt={notices.receipt}
        error={notices.error}
        onConfirm={() => dispatch(noticeClosed())}
        onHold={(held) => dispatch(noticeHeld(held))}
      />
      {form && forms && <forms.OpenForm dialog={form} />}
      {question === 'logOut' && (
        <ConfirmDialog
          question={zh.account.logOutQuestion(unsaved)}
          onConfirm={() => {
            close();
            dispatch(loggedOut());
          }}
          onCancel={close}
        />
      )}
      {question === 'loginNeeded' && (
        <ConfirmDialog question={zh.account.loginNeeded} onConfirm={() => dispatch(loginAccepted())} onCancel={close} />
      )}
    </>
  );
}

const placesKey = 'scroll-places';

/** Scroll positions by page, for this tab. */
type Positions = Record<string, number | undefined>;

const readPositions = (): Positions => (parseJson(tabStorage.getItem(placesKey)) ?? {}) as Positions;

/** The element that the hash names. */
const hashTargetOf = (hash: string): Element | null => document.getElementById(decodeOnce(hash.slice(1)));

/** Content arrives after the navigation, so scrolling is retried while the page grows, until the visitor scrolls. */
function seek(targetY: number): () => void {
  const look = () => {
    if (Math.abs(scrollY - targetY) > 1) scrollTo(0, targetY);
    if (Math.abs(scrollY - targetY) <= 1) stop();
  };
  const growth = new ResizeObserver(look);
  const stop = () => {
    growth.disconnect();
    stopListening();
  };
  growth.observe(document.body);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const stopListening = listen(window, gestures, stop, { passive: true });
  return stop;
}

/** Restores the scroll position on back, forward and reload; any other navigation starts at the top or at the hash. */
function ScrollManager() {
  const { router, state } = usePageRouter();
  const { location, preventScrollReset } = state;
  const [places] = useState(readPositions);
  /** The key of the page on the screen: a notice's entry may lie above the next page before that is rendered. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const keep = () => {
      const { navigation, location, preventScrollReset } = router.state;
      // While the next page loads the visitor scrolls the one that is about to go. An overlay leaves it in its place, and
      // to ask for that would lay out the page within the tap.
      const key = scrollKeyOf(location);
      if (navigation.state !== 'loading' || isOverlayEntry(navigation.location)) return;
      // A page of a list that is left before it is drawn would have stayed where the list is.
      if (key === shown.current || (preventScrollReset && !isOverlayEntry(location))) places[key] = scrollY;
    };
    return router.subscribe(keep);
  }, [router, places]);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      places[scrollKeyOf(router.state.location)] = scrollY;
      // With a full or blocked storage pages start at the top after a reload.
      tabStorage.setItem(placesKey, JSON.stringify(places));
      // After a reload the browser restores the position itself, on the server-rendered markup.
      history.scrollRestoration = 'auto';
    };
    return listen(window, ['pagehide'], leave);
  }, [router, places]);
  useLayoutEffect(() => {
    const key = scrollKeyOf(location);
    const isOverlay = isOverlayEntry(location);
    const stays = isOverlay && key === shown.current;
    shown.current = key;
    // The place that is kept is an earlier one.
    if (stays) return;
    const place = places[key];
    if (place !== undefined) {
      scrollTo(0, place);
      return place === 0 ? undefined : seek(place);
    }
    if (preventScrollReset && !isOverlay) return;
    const part = hashTargetOf(location.hash);
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, preventScrollReset, places]);
  return null;
}

/** Head tags that the server wrote for its rendered page. */
const serverTags =
  'meta[property],meta[itemprop],meta[name=description],meta[name=robots],meta[name^=twitter],script[type="application/ld+json"]';

/** The canonical URL of an address. */
function canonicalOf(pathname: string, search: string): string {
  const page = pageOfAddress(new URLSearchParams(search).get('page'));
  return page > 1 ? `${pathname}?page=${page}` : pathname;
}

/**
 * After a navigation the server's head tags are outdated: the canonical link is updated and the rest removed, so that
 * nothing is shared under another page's name.
 */
export function usePageHead(): void {
  const { pathname, search: fullSearch } = usePageRouter().state.location;
  const search = knownQuery(pathname, fullSearch);
  const { headOf } = useRendering();
  const path = canonicalOf(pathname, search);
  const [serverPath] = useState(() => {
    const headAddress = headOf === undefined ? { pathname, search } : parsePath(headOf);
    return canonicalOf(headAddress.pathname ?? '/', headAddress.search ?? '');
  });
  const serverHead = useRef(serverPath);
  useEffect(() => {
    if (path === serverHead.current) return;
    serverHead.current = '';
    document.head.querySelectorAll(serverTags).forEach((tag) => tag.remove());
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(path, link.href).href;
  }, [path]);
}

/** The portal's overlays, which the store holds. */
function storeOverlays({ getState, dispatch, subscribe }: AppStore): Overlays {
  const overlay = (closed: () => Action, hasExpired?: () => boolean | undefined) => ({
    close: () => void dispatch(closed()),
    hasExpired,
  });
  const notice = overlay(noticeClosed, () => selectNotices(getState()).expired);
  const question = overlay(questionClosed);
  const form = overlay(formClosed);
  const menu = overlay(menuClosed);
  /** A notice that still waits for its response cannot be closed. */
  const waiting = { close: () => undefined };
  return {
    top() {
      const state = getState();
      const { loading, success, error } = selectNotices(state);
      if (error !== null || success !== null) return notice;
      if (loading !== null) return waiting;
      if (selectQuestion(state)) return question;
      if (selectFormDialog(state)) return form;
      return selectOpenMenu(state) ? menu : null;
    },
    subscribe,
    leave(part) {
      const state = getState();
      if (part === 'menu' && selectOpenMenu(state)) menu.close();
      if (part === 'page' && selectFormDialog(state)) form.close();
      if (part === 'page' && selectQuestion(state)) question.close();
    },
  };
}

/**
 * Layout of every page: records the address, and covers the page until the user is known. The router ignores case and
 * trailing slashes; other spellings of an address are redirected to the canonical one.
 */
export function App({ children }: { children: ReactNode }) {
  const store = useStore() as AppStore;
  const settled = useAppSelector(selectSettled);
  const { location } = usePageRouter().state;
  const { pathname, search, hash } = location;
  const canonical = canonicalPath(pathname);
  const isCanonical = canonical === pathname;
  useHeadingFocus(settled && isCanonical, location);
  useOverlayHistory(useMemo(() => storeOverlays(store), [store]));
  usePageHead();
  useDisplay();
  return (
    <>
      <CommittedLocation location={location} isCanonical={isCanonical} />
      {!settled && <PageSpinner />}
      <div className="page" inert={!settled}>
        {/* One redirect at a time: a screen that redirects waits until its address is canonical. */}
        {isCanonical ? children : <RedirectTo to={{ pathname: canonical, search, hash }} />}
      </div>
      <FormDialogs />
      <ScrollManager />
    </>
  );
}
