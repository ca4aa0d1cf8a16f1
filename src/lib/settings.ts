/** Settings (docs/operate.md, "Settings"), baked in by the build; the client reads them only here. */
export interface Settings {
  /** Host of the API as the browser calls it; empty: same origin. */
  apiHost: string;
  /** Base path put before every call. */
  apiBase: string;
  /** Default back-office URL. */
  backendUrl: string;
  /** A code of success besides 0: `200` for RuoYi-Vue. */
  successCode: string;
  qa: boolean;
  /** Package version, with the commit if known. */
  version: string;
  /** Hosts, besides this site, whose pictures rich text may show; a portal server has a setting of its own. */
  imageHosts: string[];
  /** Optional features of a static build, e.g. `my,desk`; a portal server has a setting of its own. */
  extras: string;
}

declare const __PORTAL_SETTINGS__: Settings | undefined;

export const settings: Settings =
  typeof __PORTAL_SETTINGS__ === 'undefined'
    ? {
        apiHost: '',
        apiBase: '',
        backendUrl: '/backend',
        successCode: '',
        qa: false,
        version: '0.0.0',
        imageHosts: [],
        extras: '',
      }
    : __PORTAL_SETTINGS__;

/** Takes the image hosts that a portal server states on its page; a static build keeps its own. */
export function readImageHosts({ extras, imageHosts = '' }: DOMStringMap): void {
  if (extras !== undefined) settings.imageHosts = imageHosts.split(' ');
}
