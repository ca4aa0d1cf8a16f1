import { addresses, decodeOnce, anyOrigin, pathOfThisSite } from '../contract/addresses';
import { settings } from './settings';

/** A lone surrogate, from truncated texts. */
const half = /\p{Surrogate}/gu;

/** `encodeURIComponent` that does not throw on lone surrogates. */
export const encodeComponent = (text: string): string => encodeURIComponent(text.replace(half, '\ufffd'));

/** A file of the backend, maybe below the base path of RuoYi's own front end, which its editor writes into addresses. */
const ofBackend = /^\/?(?:(?:prod|stage|dev)-api\/)?(?=profile\/)/;
/** What backends put between several files. */
const between = /(?:[,;|，；、]\s*|\n)(?=\/?(?:(?:prod|stage|dev)-api\/)?profile\/|https?:\/\/)/;

export const isBackendFile = (address: string): boolean => ofBackend.test(address);

function oneFileUrl(path: string): string | undefined {
  const text = path.trim();
  if (text === '') return undefined;
  if (/^(?:https?:)?\/\//i.test(text)) return URL.canParse(text, 'https://x') ? text : undefined;
  if (/^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(text)) return text;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.includes('\\')) return undefined;
  const escaped = text
    .replace(ofBackend, '')
    .replace(/^\/+/, '')
    .split('/')
    .map((segment) => encodeComponent(decodeOnce(segment)))
    .join('/');
  return `${settings.apiHost}${settings.apiBase}/${escaped}`;
}

/**
 * The URLs of backend files, which RuoYi joins by commas: each absolute http(s), `//host/…`, `/profile/…` or `profile/…`.
 * Each segment is percent-encoded once; what is empty or has any other scheme is left out.
 */
export const fileUrls = (paths: unknown): string[] =>
  typeof paths === 'string' ? paths.split(between).flatMap((path) => oneFileUrl(path) ?? []) : [];

/** The URL of the first of them. */
export const fileUrl = (paths: unknown): string | undefined => fileUrls(paths)[0];

export { anyOrigin };

/** The redirect target after the login: a path of this site; anything else becomes `/`. */
export const safeRedirect = (value: string | null | undefined, origin = globalThis.location?.origin): string =>
  pathOfThisSite(value, origin) ?? '/';

/** A link address: a function if it has a parameter. */
type Href<Address> = Address extends `${string}:${string}`
  ? (value: string) => string
  : Address extends string
    ? Address
    : { [Name in keyof Address]: Href<Address[Name]> };

/** The path of an address with a parameter. */
export const pathAt = (address: string, value: string): string => address.replace(/:\w+/, () => encodeComponent(value));

function hrefs<Addresses extends object>(table: Addresses): Href<Addresses> {
  const links = Object.entries(table).map(([name, address]: [string, string | object]) => [
    name,
    typeof address !== 'string'
      ? hrefs(address)
      : address.includes(':')
        ? (value: string) => pathAt(address, value)
        : address,
  ]);
  return Object.fromEntries(links) as Href<Addresses>;
}

const links = hrefs(addresses);

/** Max length of a return address: encoded again, it has to fit into a request line. */
const maxReturnLength = 4000;

export const returnQuery = (name: string, address = ''): string =>
  address && address.length <= maxReturnLength ? `?${name}=${encodeComponent(address)}` : '';

/** Link addresses of every page of the portal; functions if they have a parameter. */
export const paths = {
  ...links,
  specialist: {
    ...links.specialist,
    all: (code?: string) => (code ? links.specialist.allOfCategory(code) : links.specialist.all),
  },
  login: (redirect?: string) => links.login + returnQuery('redirect', redirect),
};
