import type { ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FormDialogs } from '../../src/app/App';
// The forms' own chunk: loaded here, so that no test waits for its compilation.
import '../../src/app/forms/OpenForm';
import type { Extra } from '../../src/contract/extras';
import { openPage, settle, type Canned } from './cannedPage';
import { renderOver } from './renderApp';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** A visitor, and a backend that offers nothing beyond the portal. */
export const asVisitor = { stored: {} };
export const withoutExtras = { extras: [] };

/** A page of a company's own desk at its address, with the dialogs, over a mock backend. */
export async function openMyPage(
  path: string,
  view: ReactElement,
  answers: Record<string, Canned>,
  { stored = { authToken: 'token-1' }, extras = ['my'] }: { stored?: Record<string, string>; extras?: Extra[] } = {},
) {
  const opened = openPage({ stored, extras, path, answers });
  await settle();
  const shown = renderOver(
    opened,
    <>
      <Routes>
        <Route path="/my/submission/:number" element={view} />
        <Route path="/my/*" element={view} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
      <FormDialogs />
    </>,
    path,
  );
  return { ...opened, view: shown };
}
