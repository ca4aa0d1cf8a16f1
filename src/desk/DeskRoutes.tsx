import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { mayUse, type DeskPart, type StaffMember, deskParts } from '../contract/desk';
import { CurrentNotice } from '../app/PageNotice';
import { zh } from '../i18n/zh';
import { zhDesk } from '../i18n/zhDesk';
import { DeskErrorBoundary, DeskPanel, NotHere } from './DeskPanel';
import { Announcer } from './shell/Announcer';
import { DeskHeader } from './shell/DeskHeader';
import { useEffect, type ComponentType } from 'react';
import { LoadingMain } from './shell/LoadingMain';
import { useRetriedScript } from '../components/useRetriedScript';
import { listen } from '../lib/events';

/** Whether the login has to be made safe first. */
const isRestricted = ({ factorNeeded = false, newPasswordNeeded = false }: StaffMember): boolean =>
  factorNeeded || newPasswordNeeded;

/** The parts that a role may use, in the order of the tabs. */
export const partsOf = (me: StaffMember): DeskPart[] =>
  parts.filter((part) => !isRestricted(me) && mayUse(me.role, part));

/**
 * Every screen in the desk's frame. A screen that a role may not use is refused here as well as by the backend. A user
 * who must first turn the second factor on, or choose a password, is redirected there from every address.
 */
export function DeskRoutes({ me }: { me: StaffMember }) {
  const [first] = partsOf(me);
  const toAccount = <Navigate to="/account" replace />;
  const start = isRestricted(me) ? toAccount : first ? <Navigate to={`/${first}`} replace /> : <NothingHere />;
  return (
    <Routes>
      <Route element={<Frame me={me} />}>
        <Route index element={start} />
        {/* Where the login leads: the portal adds it to any back office's address. */}
        <Route path="index" element={start} />
        {screens.map(({ path, part, load }) => (
          <Route
            key={path}
            path={path}
            element={
              isRestricted(me) && part !== null ? (
                toAccount
              ) : part === null || mayUse(me.role, part) ? (
                <ScreenView key={path} load={load} />
              ) : (
                <NotHere heading={zhDesk.refusedPart(zhDesk.parts[part])} hint={zhDesk.refusedPartHint} />
              )
            }
          />
        ))}
        <Route path="*" element={<NotHere />} />
      </Route>
    </Routes>
  );
}

function Frame({ me }: { me: StaffMember }) {
  return (
    <>
      <a className="skip" href="#main">
        {zh.site.skip}
      </a>
      <DeskHeader me={me} parts={partsOf(me)} />
      <CurrentNotice />
      <Announcer>
        <DeskErrorBoundary>
          <Outlet />
        </DeskErrorBoundary>
      </Announcer>
    </>
  );
}

function NothingHere() {
  return (
    <DeskPanel heading={zhDesk.name} hint={zhDesk.noPart} drawing="cabinet">
      <a className="btn btn--line" href="/">
        {zhDesk.backToPortal}
      </a>
    </DeskPanel>
  );
}

/** Loads a screen's chunk, with a retry if that fails. */
export function ScreenView({ load }: Pick<DeskScreen, 'load'>) {
  const { script, hasFailed, retry } = useRetriedScript(load);
  // It may have failed because the network was down.
  useEffect(() => (hasFailed ? listen(window, ['online'], retry) : undefined), [hasFailed, retry]);
  if (script) return <script.default />;
  return <LoadingMain status={hasFailed ? 'failed' : 'loading'} failedText={zh.site.screenFailed} onRetry={retry} />;
}

/** A screen of the desk. */
interface DeskScreen {
  /** Route path below `/backend`. */
  path: string;
  /** The part that a role must have; null: all staff. */
  part: DeskPart | null;
  /** Its file, which exports it as what it is by default. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen by its path, which begins with its part; a screen's chunk is loaded on its first visit. */
const loads: Readonly<Record<string, DeskScreen['load']>> = {
  today: () => import(/* webpackChunkName: "desk-today" */ './today/TodayScreen'),
  'inbox/:queue?': () => import(/* webpackChunkName: "desk-inbox" */ './inbox/InboxScreen'),
  'settings/:page?': () => import(/* webpackChunkName: "desk-settings" */ './settings/SettingsScreen'),
  account: () => import(/* webpackChunkName: "desk-account" */ './account/AccountScreen'),
  'content/:area?': () => import(/* webpackChunkName: "desk-content" */ './content/ContentListScreen'),
  // Loads the editor's library, which no other screen does.
  'content/:area/:fdId': () => import(/* webpackChunkName: "desk-editor" */ './content/EditorScreen'),
};

const parts = Object.keys(deskParts) as DeskPart[];

const screens: readonly DeskScreen[] = Object.entries(loads).map(([path, load]) => ({
  path,
  part: parts.find((part) => path.startsWith(part)) ?? null,
  load,
}));
