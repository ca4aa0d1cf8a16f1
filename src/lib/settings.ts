/** Build-time settings (docs: README, "Settings"); this file is the only reader on the client. */
export interface Settings {
  /** Host of the API as the browser calls it; empty: same origin. */
  apiHost: string;
  /** Base path put before every call. */
  apiBase: string;
  /** Default back-office URL. */
  backendUrl: string;
  qa: boolean;
  /** Of the package, with the commit that its sources are from where that is known. */
  version: string;
  /** Hosts, besides this site, whose pictures rich text may show. */
  imageHosts: string[];
  /** What plain files offer beyond the portal itself, e.g. `my,desk`; a portal server has a setting of its own. */
  extras: string;
}

declare const __PORTAL_SETTINGS__: Settings | undefined;

export const settings: Settings =
  typeof __PORTAL_SETTINGS__ === 'undefined'
    ? { apiHost: '', apiBase: '', backendUrl: '/backend', qa: false, version: '0.0.0', imageHosts: [], extras: '' }
    : __PORTAL_SETTINGS__;
