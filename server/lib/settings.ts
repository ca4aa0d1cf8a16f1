import { nearest } from './nearest';

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {}

/** Every setting, in the README's order. */
export const settingNames = [
  'PORTAL_API_HOST',
  'PORTAL_API_BASE',
  'PORTAL_BACKEND_URL',
  'PORTAL_QA',
  'PORT',
  'HOST',
  'PORTAL_ORIGIN',
  'PORTAL_UPSTREAM',
  'DATABASE_URL',
  'REDIS_URL',
  'PORTAL_IMAGE_HOSTS',
  'PORTAL_EXTRAS',
  'PORTAL_DEMO',
  'PORTAL_TRUSTED_PROXIES',
  'PORTAL_MEDIA_HOSTS',
  'DATA_DIR',
  'PORTAL_REVIEW',
  'PORTAL_RENDER',
  'PORTAL_PAGE_CACHE',
] as const;

/** Kubernetes tells every container of services named `portal`, `portal-db` by such names. */
const ofService = /^PORTAL_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;

/** What the build tells its own programs; a shell that exports it starts the portal all the same. */
const ofBuild = 'PORTAL_BUILD_CACHE';

const known: readonly string[] = [...settingNames, ofBuild];

/** @throws ConfigError for a name that looks like a setting and is none. */
export function refuseUnknownSettings(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find(
    (name) => name.startsWith('PORTAL_') && !known.includes(name) && !ofService.test(name),
  );
  if (unknown !== undefined)
    throw new ConfigError(`there is no setting ${unknown}: is ${nearest(unknown, settingNames)} meant?`);
}

/**
 * Words of a setting.
 * @throws ConfigError for one that is none of those it knows.
 */
export function knownWords(name: string, value: string, words: readonly string[]): string[] {
  const given = value.split(/[\s,]+/).filter(Boolean);
  const unknown = given.find((word) => !words.includes(word));
  if (unknown !== undefined)
    throw new ConfigError(
      `${name}: there is no '${unknown}'; is ${nearest(unknown, words)} meant? (${words.join(', ')})`,
    );
  return given;
}

/** The settings that are in force, as they are given; their passwords are not in it. */
export function settingsInForce(env: NodeJS.ProcessEnv, hide: (text: string) => string): string {
  const given = settingNames.filter((name) => env[name]);
  return given.map((name) => `${name}=${hide(env[name]!)}`).join(' ');
}
