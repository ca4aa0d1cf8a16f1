/**
 * What leaves the store for Redux DevTools, a scene or a log, made safe: the one file that knows what is secret and
 * what is personal. Tokens, passwords and captchas never leave; what somebody typed about a person, and what belongs
 * to the account, is replaced by something of the same shape; what the site publishes to everyone stays.
 */

/** Never leaves, wherever it stands. */
const secretFields = new Set(
  ['token', 'password', 'confirmPassword', 'validateCode', 'authorization', 'refreshToken'].map((name) =>
    name.toLowerCase(),
  ),
);

/** Personal where it was typed or belongs to the account: names, phones, emails, chat names, user names. */
const personalField = /phone|email|wechat|contact|submitter|username|^owner$/i;

/** Slices and actions that hold what was typed or the account; all else is what the site publishes. */
const personalSlices = new Set(['accountForms', 'auth', 'drafts', 'notices']);
const personalEndpoints = new Set(['getUserInfo']);
const captchaEndpoints = new Set(['getCaptcha']);

/** Messages stand under their field's name, which makes them neither secret nor personal. */
const messagesOfFields = 'errors';

const phone = /(?<!\d)1[3-9]\d{9}(?!\d)/g;
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phonePlaceholder = '13800000000';

/** A grey picture of the captcha's size: 160 x 60. */
export const captchaPlaceholder =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><rect width="160" height="60" fill="%23DDD8CE"/></svg>';

/** As long, and with its letters, digits and characters in the same places; a mobile number stays a valid one. */
export function sameShape(value: string): string {
  if (new RegExp(`^${phone.source}$`).test(value)) return phonePlaceholder;
  return value
    .replace(/\p{Script=Han}/gu, '某')
    .replace(/[A-Za-z]/g, 'x')
    .replace(/[1-9]/g, '0');
}

/** Phones and emails inside a text that somebody typed, or that a server may have repeated. */
export const scrubText = (text: string): string => text.replace(phone, phonePlaceholder).replace(email, sameShape);

interface Place {
  personal: boolean;
  captcha: boolean;
  messages: boolean;
}

const published: Place = { personal: false, captcha: false, messages: false };
const personal: Place = { ...published, personal: true };

const endpointPlace = (endpoint: unknown): Place => ({
  ...published,
  personal: personalEndpoints.has(String(endpoint)),
  captcha: captchaEndpoints.has(String(endpoint)),
});

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export interface Sanitizer {
  action<Action extends { type: string }>(action: Action): Action;
  /** The whole state of the store. */
  state<State>(state: State): State;
}

/** One for each page: it tells distinct tokens apart without showing them. */
export function createSanitizer(): Sanitizer {
  const seen = new Map<string, string>();
  const placeholderOf = (secret: string): string => {
    if (/^\[hidden \d+\]$/.test(secret)) return secret;
    if (!seen.has(secret)) seen.set(secret, `[hidden ${seen.size + 1}]`);
    return seen.get(secret)!;
  };

  function text(value: string, key: string, place: Place): string {
    if (!place.messages && secretFields.has(key.toLowerCase())) return value && placeholderOf(value);
    if (place.captcha && value.startsWith('data:')) return captchaPlaceholder;
    if (!place.personal) return value;
    const isGuest = key === 'owner' && value === 'guest';
    return personalField.test(key) && !place.messages && !isGuest ? sameShape(value) : scrubText(value);
  }

  function walk(value: unknown, key: string, place: Place): unknown {
    if (typeof value === 'string') return text(value, key, place);
    if (typeof value === 'number' && secretFields.has(key.toLowerCase())) return placeholderOf(String(value));
    if (Array.isArray(value)) return value.map((one) => walk(one, key, place));
    if (!isFields(value)) return value;
    const inside = key === messagesOfFields ? { ...place, messages: true } : place;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name, inside)]));
  }

  function placeOfAction(action: { type: string; meta?: unknown }): Place {
    if (personalSlices.has(action.type.split('/')[0] ?? '')) return personal;
    if (action.type.includes('/executeMutation/')) return personal;
    const arg = isFields(action.meta) && isFields(action.meta.arg) ? action.meta.arg : {};
    return endpointPlace(arg.endpointName);
  }

  const entries = (group: unknown, placeOf: (entry: Fields) => Place): Fields =>
    Object.fromEntries(
      Object.entries(isFields(group) ? group : {}).map(([key, entry]) => [
        key,
        walk(entry, key, isFields(entry) ? placeOf(entry) : published),
      ]),
    );

  return {
    action: (action) => walk(action, '', placeOfAction(action)) as typeof action,
    state: (state) =>
      Object.fromEntries(
        Object.entries(state as Fields).map(([slice, value]) => {
          if (slice !== 'portalApi' || !isFields(value))
            return [slice, walk(value, slice, personalSlices.has(slice) ? personal : published)];
          const queries = entries(value.queries, (entry) => endpointPlace(entry.endpointName));
          return [slice, { ...value, queries, mutations: entries(value.mutations, () => personal) }];
        }),
      ) as typeof state,
  };
}
