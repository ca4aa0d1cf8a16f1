import type { ComponentType } from 'react';
import { deskParts, type DeskPart } from '../contract/desk';

/** A screen of the desk. */
export interface DeskScreen {
  /** Route path below `/backend`. */
  path: string;
  /** The part that a role must have; null: all staff. */
  part: DeskPart | null;
  load: () => Promise<ComponentType>;
}

/** Every screen by its path, which begins with its part; a screen's chunk is loaded on its first visit. */
const loads: Readonly<Record<string, DeskScreen['load']>> = {
  today: () => import(/* webpackChunkName: "desk-today" */ './today/TodayScreen').then((file) => file.TodayScreen),
  'inbox/:queue?': () =>
    import(/* webpackChunkName: "desk-inbox" */ './inbox/InboxScreen').then((file) => file.InboxScreen),
  settings: () =>
    import(/* webpackChunkName: "desk-settings" */ './settings/PortalSettingsScreen').then(
      (file) => file.PortalSettingsScreen,
    ),
  'settings/staff': () =>
    import(/* webpackChunkName: "desk-settings" */ './settings/StaffScreen').then((file) => file.StaffScreen),
  'settings/companies': () =>
    import(/* webpackChunkName: "desk-settings" */ './settings/CompaniesScreen').then((file) => file.CompaniesScreen),
  'settings/limits': () =>
    import(/* webpackChunkName: "desk-settings" */ './settings/CalendarScreen').then((file) => file.CalendarScreen),
  'settings/notices': () =>
    import(/* webpackChunkName: "desk-settings" */ './settings/NoticesScreen').then((file) => file.NoticesScreen),
  account: () =>
    import(/* webpackChunkName: "desk-account" */ './account/AccountScreen').then((file) => file.AccountScreen),
  'content/:area?': () =>
    import(/* webpackChunkName: "desk-content" */ './content/ContentListScreen').then((file) => file.ContentListScreen),
  // Loads the editor's library, which no other screen does.
  'content/:area/:fdId': () =>
    import(/* webpackChunkName: "desk-editor" */ './content/EditorScreen').then((file) => file.EditorScreen),
};

export const parts = Object.keys(deskParts) as DeskPart[];

export const screens: readonly DeskScreen[] = Object.entries(loads).map(([path, load]) => ({
  path,
  part: parts.find((part) => path.startsWith(part)) ?? null,
  load,
}));
