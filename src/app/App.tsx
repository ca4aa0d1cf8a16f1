import { useCallback, useMemo, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { Outlet, useLocation, parsePath } from 'react-router-dom';
import type { Action } from '@reduxjs/toolkit';
import { selectSettled } from '../areas/auth/authSlice';
import { canonicalPath } from '../contract/addresses';
import { BackToListContext } from '../components/BackToListContext';
import { RedirectTo } from '../components/RedirectTo';
import { useAppSelector } from '../state/hooks';
import { listAddress, selectLocation } from '../state/locationSlice';
import { CommittedLocation } from './CommittedLocation';
import { useDisplay } from './DisplayControl';
import { FormDialogs } from './FormDialogs';
import { type Overlays, useOverlayHistory } from './overlayHistory';
import { PageSpinner } from './PageSpinner';
import { ScrollManager } from './ScrollManager';
import type { AppStore } from './store';
import {
  formClosed,
  menuClosed,
  questionClosed,
  selectFormDialog,
  selectOpenMenu,
  selectQuestion,
} from '../state/dialogsSlice';
import { noticeClosed, selectNotices } from '../state/noticesSlice';
import { useHeadingFocus } from './useHeadingFocus';
import { useRendering } from '../components/Rendering';
import { useKnownQuery } from '../components/useKnownQuery';
import { pageOfAddress } from '../routes/section/pageQuery';

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
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const { headOf } = useRendering();
  const path = canonicalOf(pathname, search);
  const [serverPath] = useState(() => {
    const drawn = headOf === undefined ? { pathname, search } : parsePath(headOf);
    return canonicalOf(drawn.pathname ?? '/', drawn.search ?? '');
  });
  const drawn = useRef(serverPath);
  useEffect(() => {
    if (path === drawn.current) return;
    drawn.current = '';
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
export function App() {
  const store = useStore() as AppStore;
  const settled = useAppSelector(selectSettled);
  const { pathname, search, hash } = useLocation();
  const canonical = canonicalPath(pathname);
  const isCanonical = canonical === pathname;
  const trail = useAppSelector(selectLocation);
  const listOf = useCallback((root: string) => listAddress(trail, root), [trail]);
  useHeadingFocus(settled && isCanonical);
  useOverlayHistory(useMemo(() => storeOverlays(store), [store]));
  usePageHead();
  useDisplay();
  return (
    <>
      <CommittedLocation isCanonical={isCanonical} />
      {!settled && <PageSpinner />}
      <div className="page" inert={!settled}>
        {/* One redirect at a time: a screen that redirects waits until its address is canonical. */}
        <BackToListContext value={listOf}>
          {isCanonical ? <Outlet /> : <RedirectTo to={{ pathname: canonical, search, hash }} />}
        </BackToListContext>
      </div>
      <FormDialogs />
      <ScrollManager />
    </>
  );
}
