import type { ComponentType } from 'react';
import type { DeskPart } from '../contract/desk';

/** A screen of the desk. */
export interface DeskScreen {
  /** Route path below `/backend`. */
  path: string;
  /** The part that a role must have; null: all staff. */
  part: DeskPart | null;
  load: () => Promise<ComponentType>;
}

/** Every screen, one line each; a screen's chunk is loaded on its first visit. */
export const screens: readonly DeskScreen[] = [
  {
    path: 'today',
    part: 'today',
    load: () => import(/* webpackChunkName: "desk-today" */ './today/TodayScreen').then((file) => file.TodayScreen),
  },
  {
    path: 'inbox/:queue?',
    part: 'inbox',
    load: () => import(/* webpackChunkName: "desk-inbox" */ './inbox/InboxScreen').then((file) => file.InboxScreen),
  },
  {
    path: 'settings',
    part: 'settings',
    load: () =>
      import(/* webpackChunkName: "desk-settings" */ './settings/PortalSettingsScreen').then(
        (file) => file.PortalSettingsScreen,
      ),
  },
  {
    path: 'settings/staff',
    part: 'settings',
    load: () =>
      import(/* webpackChunkName: "desk-settings" */ './settings/StaffScreen').then((file) => file.StaffScreen),
  },
  {
    path: 'settings/companies',
    part: 'settings',
    load: () =>
      import(/* webpackChunkName: "desk-settings" */ './settings/CompaniesScreen').then((file) => file.CompaniesScreen),
  },
  {
    path: 'settings/limits',
    part: 'settings',
    load: () =>
      import(/* webpackChunkName: "desk-settings" */ './settings/CalendarScreen').then((file) => file.CalendarScreen),
  },
  {
    path: 'settings/notices',
    part: 'settings',
    load: () =>
      import(/* webpackChunkName: "desk-settings" */ './settings/NoticesScreen').then((file) => file.NoticesScreen),
  },
  {
    path: 'account',
    part: null,
    load: () =>
      import(/* webpackChunkName: "desk-account" */ './account/AccountScreen').then((file) => file.AccountScreen),
  },
  {
    path: 'content/:area?',
    part: 'content',
    load: () =>
      import(/* webpackChunkName: "desk-content" */ './content/ContentListScreen').then(
        (file) => file.ContentListScreen,
      ),
  },
  {
    path: 'content/:area/:fdId',
    part: 'content',
    // Loads the editor's library, which no other screen does.
    load: () =>
      import(/* webpackChunkName: "desk-editor" */ './content/EditorScreen').then((file) => file.EditorScreen),
  },
];

/** Start address of a part. */
export const partAddress: Record<DeskPart, string> = {
  today: '/today',
  inbox: '/inbox',
  content: '/content',
  settings: '/settings',
};

/** Whether a part has a screen. */
export const hasScreens = (part: DeskPart): boolean => screens.some((screen) => screen.part === part);

/** Whether there is a screen at an address. */
export const hasScreenAt = (path: string): boolean => screens.some((screen) => screen.path === path);
