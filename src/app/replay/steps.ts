import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../../lib/isRecord';

interface CallMeta {
  arg?: { endpointName?: string };
  requestStatus?: string;
  /** A call was not made, because its answer is here already. */
  condition?: boolean;
}

const metaOf = (action: UnknownAction): CallMeta => (action.meta ?? {}) as CallMeta;

/** The action's type, and for a call the endpoint it went to. */
export function nameOfAction(action: UnknownAction): string {
  const endpoint = metaOf(action).arg?.endpointName;
  return endpoint ? `${action.type} ${endpoint}` : action.type;
}

/** A call that failed, a form or file that was refused, a notice of failure. */
export function isFailure(action: UnknownAction): boolean {
  const { requestStatus, condition } = metaOf(action);
  return requestStatus === 'rejected' ? !condition : /(?:Failed|Refused)$/.test(action.type);
}

/** What the clock does to a carousel, over and over. */
export const isCarouselStep = ({ type }: UnknownAction): boolean => type === 'carousels/carouselAdvanced';

/** One place of the state that a step changed; a value as JSON, cut where it is long; undefined where there was none. */
export interface Change {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

const longest = 120;

function brief(value: unknown): string | undefined {
  const text = JSON.stringify(value) as string | undefined;
  return text && text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/**
 * The places in which two states differ, deepest names first found; reducers keep what they did not change, so equal
 * branches are equal objects and cost nothing.
 * @param most as many are enough for a reader
 */
export function changesBetween(before: unknown, after: unknown, most = 50): Change[] {
  const changes: Change[] = [];
  const compare = (one: unknown, other: unknown, path: string) => {
    if (one === other || changes.length >= most) return;
    if (!isRecord(one) || !isRecord(other)) {
      const [was, is] = [brief(one), brief(other)];
      if (was !== is || JSON.stringify(one) !== JSON.stringify(other)) changes.push({ path, before: was, after: is });
      return;
    }
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[name], other[name], path ? `${path}.${name}` : name);
  };
  compare(before, after, '');
  return changes;
}
