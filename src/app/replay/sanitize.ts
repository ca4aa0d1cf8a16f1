import { isPublished } from '../../api/portalApi';
import { decodeOnce } from '../../contract/addresses';
import { replacePersonal } from './personalText';
import { receiptKind } from '../../contract/submission';

/** Placeholders for redacted values, and the texts that are the program's own. */

/** Fields with a program value or an id in every entity; nobody types into them. */
const programField =
  /^(?:act|area|fdId|group|how|kind|number|order|place|role|side|sort|state|status|step|targetId|type)$/;
const programWord = /^(?:[A-Za-z][\w-]*|\d)$/;
const moment = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether a text is the program's own: an enumerated value, an id, a receipt number or a date. */
const isProgramText = (value: string, key: string): boolean =>
  moment.test(value) || receiptKind(value) !== null || (programField.test(key) && programWord.test(value));

/** Times in ms since 1970, of this century. */
const isTime = (value: number): boolean => value > 1e12 && value < 4.2e12;

const phonePlaceholder = '13800000000';

/** The eleven digits of a mobile number, however grouped; null for any other text. */
function mobileIn(value: string): string | null {
  if (!/^[\d\s\u00a0.+()-]+$/.test(value)) return null;
  return /^(?:(?:00)?86)?(1[3-9]\d{9})$/.exec(value.replace(/\D/g, ''))?.[1] ?? null;
}

/** Another mobile number in the same groups. */
function regroup(value: string, number: string): string {
  const digits = [...number];
  return value.replace(/\d(?=(?:\D*\d){0,10}\D*$)/g, () => digits.shift() ?? '');
}

/** Same length, with letters, digits and characters in the same positions; a mobile number stays valid. */
export function sameShape(value: string): string {
  if (mobileIn(value) !== null) return regroup(value, phonePlaceholder);
  return value
    .replace(/\p{Script=Han}/gu, '某')
    .replace(/(?!某)\p{L}/gu, 'x')
    .replace(/\p{N}/gu, '0');
}

/** Phone numbers, emails, identity numbers and chat names inside any text. */
export const scrubText = (text: string): string => replacePersonal(text, sameShape);

/** Consistent placeholders for one recording: equal texts get equal ones, different mobile numbers different ones. */
function createSubstitutes(): (value: string) => string {
  const phones = new Map<string, string>();
  return (value) => {
    const number = mobileIn(value);
    if (number === null) return sameShape(value);
    if (!phones.has(number))
      phones.set(number, phones.size === 0 ? phonePlaceholder : `${19_900_000_000 + phones.size}`);
    return regroup(value, phones.get(number)!);
  };
}

/**
 * Sanitizes whatever leaves the store for Redux DevTools, a recording or a log: the only place that decides what may be
 * exported. An allow-list: a slice, field or endpoint not listed or declared public is replaced by something of the
 * same shape, so that a new area cannot leak by omission. Public content stays, unless it was typed on this page.
 */

/** Names never exported, wherever they are: `confirmPassword` and `access_token`, too. */
const secretName = /(?:token|password|validateCode|authorization|oneTimeCode|secret|recoveryCodes)$/i;

/** Slices with UI state only: positions, choices, addresses, ids. */
const publishedSlices = new Set([
  'applied',
  'carousels',
  'dialogs',
  'display',
  'extras',
  'homeTabs',
  'location',
  'loginReturn',
  'page',
  'recommended',
  '__rtkq',
]);

const captchaEndpoints = new Set(['getCaptcha']);

/** Of a form: ids, choices, numbers and dates; never personal data or free text. */
const formFields = [
  ...['id', 'fdId', 'fdProjectId', 'fdProjectName', 'fdAppId', 'fdAppName', 'fdComName', 'category', 'type', 'fdType'],
  ...['fdGetbuginessName', 'fdGetbuginessType', 'fdGetbuginessModel', 'fdGetbuginessNumber', 'fdGetbuginessPrice'],
  ...['fdArea', 'contactArea', 'fdReleaseTime', 'fdDeadlineTime', 'attachment', 'state', 'message', 'msg', 'kind'],
  ...['title', 'path'],
];

/** Fields of private slices that may be exported; phone numbers, emails and the like inside them are still replaced. */
const mayLeave: Record<string, ReadonlySet<string>> = {
  accountForms: new Set(['message']),
  auth: new Set(['avatar', 'fdComName']),
  drafts: new Set(formFields),
  notices: new Set(['payload', 'text', 'loading', 'success', 'error', 'toast', 'link', 'path']),
  submissions: new Set(formFields),
};
const nothing: ReadonlySet<string> = new Set();

/** RTK Query's metadata of a call, besides its argument and response. */
const callFields = new Set(['type', 'requestId', 'requestStatus', 'endpointName', 'fixedCacheKey', 'queryCacheKey']);

/** Messages are keyed by field name, which makes them neither secret nor personal. */
const messagesOfFields = 'errors';

/** Names, phone numbers, emails, chat names, user names: remembered even if short. */
const personalField = /phone|email|wechat|contact|submitter|username/i;

/** A grey picture of the captcha's size: 160 x 60. */
export const captchaPlaceholder =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><rect width="160" height="60" fill="%23DDD8CE"/></svg>';

interface Place {
  /** Fields that may be exported; null: all of them, for public content. */
  leaving: ReadonlySet<string> | null;
  captcha?: boolean;
  messages?: boolean;
  /** Input typed on this page; in responses only personal fields are remembered. */
  typed?: boolean;
}

const published: Place = { leaving: null };
const privatePlace = (leaving: ReadonlySet<string> = nothing): Place => ({ leaving });
const typedPlace = (leaving?: ReadonlySet<string>): Place => ({ ...privatePlace(leaving), typed: true });

const slicePlace = (slice: string): Place => (publishedSlices.has(slice) ? published : typedPlace(mayLeave[slice]));

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
  /** The whole store state. */
  state<State>(state: State): State;
}

/** One per page: it tells tokens apart without showing them, and recognises what was typed here. */
export function createSanitizer(): Sanitizer {
  const seen = new Map<string, string>();
  const typed = new Set<string>();
  const typedNumbers = new Set<string>();
  const substitute = createSubstitutes();
  const placeholderOf = (secret: string): string => {
    if (/^\[hidden \d+\]$/.test(secret)) return secret;
    if (!seen.has(secret)) seen.set(secret, `[hidden ${seen.size + 1}]`);
    return seen.get(secret)!;
  };

  /** Short strings would match all over the public content; personal ones are worth it. */
  function remember(value: string, key: string): void {
    if (value.startsWith('/')) return;
    replacePersonal(value, (found) => {
      typedNumbers.add(mobileIn(found) ?? found);
      return found;
    });
    if (value.length >= (personalField.test(key) ? 2 : 6) && sameShape(value) !== value) typed.add(value);
  }
  const ofTyped = (text: string): string =>
    [...typed].reduce((safe, value) => (safe.includes(value) ? safe.split(value).join(substitute(value)) : safe), text);
  /** Input may come back in public lists: the visitor's own entry, a message that echoes it. */
  const withoutTyped = (text: string): string => ofTyped(replacePersonal(text, substitute));
  /** A public contact stays, unless it is this visitor's own. */
  const safeContact = (text: string): string =>
    ofTyped(replacePersonal(text, (found) => (typedNumbers.has(mobileIn(found) ?? found) ? substitute(found) : found)));

  /** A part of an address, unchanged if it holds nothing private. */
  function safePart(part: string, plain: string, safeOf: (plain: string) => string): string {
    const safe = safeOf(plain);
    return safe === plain ? part : encodeURIComponent(safe);
  }

  /** Known paths keep their segments; query values may hold input. */
  function safeAddress(address: string): string {
    const [path = '', ...query] = address.split(/(?=[?&#])/);
    const safePath = path
      .split('/')
      .map((segment) => safePart(segment, decodeOnce(segment), (plain) => replacePersonal(plain, substitute)));
    const safeQuery = query.map((part) => {
      const [, start = '', name, value = ''] = /^([?&#](?:([\w.-]+)=)?)(.*)$/s.exec(part) ?? [];
      const isSecret = name !== undefined && secretName.test(name) && value !== '';
      return start + safePart(value, decodeOnce(value.replace(/\+/g, ' ')), isSecret ? placeholderOf : safeText);
    });
    return [replacePersonal(safePath.join('/'), substitute), ...safeQuery].join('');
  }

  /** `endpoint(arguments)`: the endpoint keeps its name, and the arguments are sanitized like those of the call. */
  function safeCacheKey(name: string, args: string): string {
    try {
      return `${name}(${JSON.stringify(walk(JSON.parse(args), '', published))})`;
    } catch {
      return `${name}(${withoutTyped(args)})`;
    }
  }

  function safeText(text: string): string {
    if (/^\/[^\s]*$/.test(text)) return safeAddress(text);
    const [, name, args] = /^([A-Za-z]\w*)\((.+)\)$/s.exec(text) ?? [];
    return name && args ? safeCacheKey(name, args) : withoutTyped(text);
  }

  function text(value: string, key: string, { leaving, captcha, messages, typed: isTyped }: Place): string {
    if (!messages && secretName.test(key)) return value && placeholderOf(value);
    if (captcha && value.startsWith('data:')) return captchaPlaceholder;
    if (!messages && isProgramText(value, key)) return replacePersonal(value, substitute);
    if (leaving === null && personalField.test(key)) return safeContact(value);
    if (leaving === null || messages || leaving.has(key)) return safeText(value);
    if (key === 'owner' && value === 'guest') return value;
    if (isTyped || personalField.test(key)) remember(value, key);
    return substitute(value);
  }

  function number(value: number, key: string, place: Place): unknown {
    if (secretName.test(key)) return placeholderOf(String(value));
    if (mobileIn(String(value)) !== null) return Number(substitute(String(value)));
    // Long enough to be an identity number.
    return place.leaving !== null && Math.abs(value) >= 1e7 && !isTime(value) ? 0 : value;
  }

  /** Field names are the program's; any other key holds a call's argument or an account. */
  const safeKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : safeText(key));

  function walk(value: unknown, key: string, place: Place): unknown {
    if (typeof value === 'string') return text(value, key, place);
    if (typeof value === 'number') return number(value, key, place);
    if (Array.isArray(value)) return value.map((one) => walk(one, key, place));
    if (!isFields(value)) return value;
    const inside = key === messagesOfFields ? { ...place, messages: true } : place;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [safeKey(name), walk(one, name, inside)]));
  }

  const callPlace = ({ leaving, ...place }: Place): Place => ({
    ...place,
    leaving: leaving && new Set([...callFields, ...leaving]),
  });

  function placeOfAction(action: { type: string; meta?: unknown }): Place {
    const [prefix = '', kind = ''] = action.type.split('/');
    if (prefix !== 'portalApi') return slicePlace(prefix);
    const arg = isFields(action.meta) && isFields(action.meta.arg) ? action.meta.arg : {};
    if (kind === 'executeMutation') return callPlace(typedPlace(mayLeave.submissions));
    if (kind === 'executeQuery') return callPlace(endpointPlace(arg.endpointName));
    // Of RTK Query's own actions, those that upsert responses hold the same data.
    return /^portalApi\/queries\/(?!removeQueryResult)/.test(action.type) ? privatePlace() : published;
  }

  const entries = (group: unknown, placeOf: (entry: Fields) => Place): Fields =>
    Object.fromEntries(
      Object.entries(isFields(group) ? group : {}).map(([key, entry]) => [
        safeText(key),
        walk(entry, key, isFields(entry) ? callPlace(placeOf(entry)) : published),
      ]),
    );
  const entryFields = new Set(['status', 'requestId', 'endpointName']);

  function apiState(api: Fields): Fields {
    const withEntry = (place: Place): Place => ({
      ...place,
      leaving: place.leaving && new Set([...entryFields, ...place.leaving]),
    });
    const mutations = entries(api.mutations, () => withEntry(typedPlace(mayLeave.submissions)));
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
      // Input is collected before public content is searched for it.
      const isPublished = (slice: string) => Number(slice === 'portalApi' || publishedSlices.has(slice));
      for (const [slice, value] of [...slices].sort(([a], [b]) => isPublished(a) - isPublished(b))) {
        const isApi = slice === 'portalApi' && isFields(value);
        safe.set(slice, isApi ? apiState(value) : walk(value, slice, slicePlace(slice)));
      }
      return Object.fromEntries(slices.map(([slice]) => [slice, safe.get(slice)])) as typeof state;
    },
  };
}
