import { isPublished } from '../../api/portalApi';

/**
 * What leaves the store for Redux DevTools, a scene or a log, made safe: the one file that knows what may leave. It is
 * an allow-list: a slice or a field that is not named here, and an endpoint whose area does not say that it is published,
 * leaves only as something of the same shape, so that a new area cannot forget it. What the site publishes to everyone
 * stays, unless somebody typed it on this page.
 */

/** Never exported, wherever it is. */
const secretFields = new Set(
  [
    ...['token', 'password', 'confirmPassword', 'oldPassword', 'validateCode', 'authorization', 'refreshToken'],
    ...['oneTimeCode', 'secret', 'recoveryCodes'],
  ].map((name) => name.toLowerCase()),
);

/** Slices that hold what the screen shows to everyone: places, choices, addresses, ids. */
const publishedSlices = new Set([
  'applied',
  'carousels',
  'dialogs',
  'extras',
  'homeTabs',
  'location',
  'loginReturn',
  'page',
  'recommended',
  '__rtkq',
]);

const captchaEndpoints = new Set(['getCaptcha']);

/** Of a form: what names the entity, chooses, counts or dates, and the company; never a person or a free text. */
const formFields = [
  ...['id', 'fdId', 'fdProjectId', 'fdProjectName', 'fdAppId', 'fdAppName', 'fdComName', 'category', 'type', 'fdType'],
  ...['fdGetbuginessName', 'fdGetbuginessType', 'fdGetbuginessModel', 'fdGetbuginessNumber', 'fdGetbuginessPrice'],
  ...['fdArea', 'fdReleaseTime', 'fdDeadlineTime', 'attachment', 'state', 'message', 'msg', 'kind', 'title', 'path'],
];

/** Fields of private slices that may leave; phones, emails and the like inside them are still replaced. */
const mayLeave: Record<string, ReadonlySet<string>> = {
  accountForms: new Set(['message']),
  auth: new Set(['avatar', 'fdComName']),
  drafts: new Set(formFields),
  notices: new Set(['payload', 'text', 'loading', 'success', 'error']),
  submissions: new Set(formFields),
};
const nothing: ReadonlySet<string> = new Set();

/** The data layer's names of a call, beside its arguments and answer. */
const callFields = new Set(['type', 'requestId', 'requestStatus', 'endpointName', 'fixedCacheKey', 'queryCacheKey']);

/** Messages are keyed by their field's name, which does not make them secret or personal. */
const messagesOfFields = 'errors';

/** Names, phones, emails, chat names, user names: remembered even where they are short. */
const personalField = /phone|email|wechat|contact|submitter|username/i;

const phonePlaceholder = '13800000000';
const mobile = /(?<!\d)1[3-9](?:[ \u00a0-]?\d){9}(?!\d)/g;
/** What identifies a person in a text: identity numbers first, because a phone number may be part of one. */
const telling: RegExp[] = [
  /(?<!\d)\d{6}[ -]?\d{8}[ -]?\d{3}[\dXx](?![\dA-Za-z])/g,
  mobile,
  /(?<!\d)[(（]?0\d{2,3}[)）]?[ -]?\d{7,8}(?:[ -]\d{1,6})?(?!\d)/g,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<=(?:微信号?|WeChat|VX|wx)(?:[:：]|\s|是|为)*)[A-Za-z][\w-]{4,19}/gi,
];

/** A grey picture of the captcha's size: 160 x 60. */
export const captchaPlaceholder =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><rect width="160" height="60" fill="%23DDD8CE"/></svg>';

/** As long, and with its letters, digits and characters in the same places; a mobile number stays a valid one. */
export function sameShape(value: string): string {
  if (/^1[3-9]\d{9}$/.test(value)) return phonePlaceholder;
  return value
    .replace(/\p{Script=Han}/gu, '某')
    .replace(/(?!某)\p{L}/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/** Phones, emails, identity numbers and chat names inside a text that somebody typed, or that a server repeated. */
export const scrubText = (text: string): string =>
  telling.reduce((safe, pattern) => safe.replace(pattern, (found) => sameShape(found)), text);

interface Place {
  /** Fields that may be exported; null: all of them, for published content. */
  leaving: ReadonlySet<string> | null;
  captcha?: boolean;
  messages?: boolean;
}

const published: Place = { leaving: null };
const privatePlace = (leaving: ReadonlySet<string> = nothing): Place => ({ leaving });

const slicePlace = (slice: string): Place => (publishedSlices.has(slice) ? published : privatePlace(mayLeave[slice]));

function endpointPlace(endpoint: unknown): Place {
  const name = String(endpoint);
  if (isPublished(name)) return published;
  if (captchaEndpoints.has(name)) return { ...privatePlace(), captcha: true };
  return privatePlace(name === 'getUserInfo' ? mayLeave.auth : nothing);
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export interface Sanitizer {
  action<Action extends { type: string }>(action: Action): Action;
  /** The whole state of the store. */
  state<State>(state: State): State;
}

/** One for each page: it distinguishes tokens without showing them, and recognises what was typed here. */
export function createSanitizer(): Sanitizer {
  const seen = new Map<string, string>();
  const typed = new Set<string>();
  const placeholderOf = (secret: string): string => {
    if (/^\[hidden \d+\]$/.test(secret)) return secret;
    if (!seen.has(secret)) seen.set(secret, `[hidden ${seen.size + 1}]`);
    return seen.get(secret)!;
  };

  /** Short words would match all over the published content; those about a person are worth it. */
  function remember(value: string, key: string): void {
    if (value.length >= (personalField.test(key) ? 2 : 6) && sameShape(value) !== value) typed.add(value);
  }
  /** What somebody typed here comes back in published lists: an entry of their own, a message that repeats it. */
  function withoutTyped(text: string): string {
    let safe = text;
    for (const value of typed) if (safe.includes(value)) safe = safe.split(value).join(sameShape(value));
    return safe;
  }

  function text(value: string, key: string, { leaving, captcha, messages }: Place): string {
    if (!messages && secretFields.has(key.toLowerCase())) return value && placeholderOf(value);
    if (captcha && value.startsWith('data:')) return captchaPlaceholder;
    if (leaving === null) return withoutTyped(value);
    if (messages || leaving.has(key)) return withoutTyped(scrubText(value));
    if (key === 'owner' && value === 'guest') return value;
    remember(value, key);
    return sameShape(value);
  }

  function number(value: number, key: string, place: Place): unknown {
    if (secretFields.has(key.toLowerCase())) return placeholderOf(String(value));
    // Long enough to be a phone or an identity number.
    return place.leaving !== null && Math.abs(value) >= 1e7 ? 0 : value;
  }

  function walk(value: unknown, key: string, place: Place): unknown {
    if (typeof value === 'string') return text(value, key, place);
    if (typeof value === 'number') return number(value, key, place);
    if (Array.isArray(value)) return value.map((one) => walk(one, key, place));
    if (!isFields(value)) return value;
    const inside = key === messagesOfFields ? { ...place, messages: true } : place;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        place.leaving === null ? withoutTyped(name) : withoutTyped(scrubText(name)),
        walk(one, name, inside),
      ]),
    );
  }

  const callPlace = ({ leaving, ...place }: Place): Place => ({
    ...place,
    leaving: leaving && new Set([...callFields, ...leaving]),
  });

  function placeOfAction(action: { type: string; meta?: unknown }): Place {
    const [prefix = '', kind = ''] = action.type.split('/');
    if (prefix !== 'portalApi') return slicePlace(prefix);
    const arg = isFields(action.meta) && isFields(action.meta.arg) ? action.meta.arg : {};
    if (kind === 'executeMutation') return callPlace(privatePlace(mayLeave.submissions));
    if (kind === 'executeQuery') return callPlace(endpointPlace(arg.endpointName));
    // Of the data layer's own actions, those that put answers into the store hold whatever the answers held.
    return /^portalApi\/queries\/(?!removeQueryResult)/.test(action.type) ? privatePlace() : published;
  }

  const entries = (group: unknown, placeOf: (entry: Fields) => Place): Fields =>
    Object.fromEntries(
      Object.entries(isFields(group) ? group : {}).map(([key, entry]) => [
        withoutTyped(key),
        walk(entry, key, isFields(entry) ? callPlace(placeOf(entry)) : published),
      ]),
    );
  const entryFields = new Set(['status', 'requestId', 'endpointName']);

  function apiState(api: Fields): Fields {
    const withEntry = (place: Place): Place => ({
      ...place,
      leaving: place.leaving && new Set([...entryFields, ...place.leaving]),
    });
    const mutations = entries(api.mutations, () => withEntry(privatePlace(mayLeave.submissions)));
    const queries = entries(api.queries, (entry) => withEntry(endpointPlace(entry.endpointName)));
    const rest = walk({ ...api, queries: {}, mutations: {} }, '', published) as Fields;
    return { ...rest, queries, mutations };
  }

  return {
    action: (action) => {
      const safe = walk(action, '', placeOfAction(action)) as typeof action;
      return { ...safe, type: action.type };
    },
    state: (state) => {
      const slices = Object.entries(state as Fields);
      const safe = new Map<string, unknown>();
      // What was typed is collected before published content is searched for it.
      const isPublished = (slice: string) => Number(slice === 'portalApi' || publishedSlices.has(slice));
      for (const [slice, value] of [...slices].sort(([a], [b]) => isPublished(a) - isPublished(b))) {
        const isApi = slice === 'portalApi' && isFields(value);
        safe.set(slice, isApi ? apiState(value) : walk(value, slice, slicePlace(slice)));
      }
      return Object.fromEntries(slices.map(([slice]) => [slice, safe.get(slice)])) as typeof state;
    },
  };
}
