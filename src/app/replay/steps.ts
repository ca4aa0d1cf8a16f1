import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../../lib/json';

interface CallMeta {
  arg?: { endpointName?: string };
  requestStatus?: string;
  /** A call skipped because its response is cached. */
  condition?: boolean;
}

const metaOf = (action: UnknownAction): CallMeta => (action.meta ?? {}) as CallMeta;

/** The action's type, and for a call its endpoint. */
export function nameOfAction(action: UnknownAction): string {
  const endpoint = metaOf(action).arg?.endpointName;
  return endpoint ? `${action.type} ${endpoint}` : action.type;
}

/** A failed call, a rejected form or file, a failure notice. */
export function isFailure(action: UnknownAction): boolean {
  const { requestStatus, condition } = metaOf(action);
  return requestStatus === 'rejected' ? !condition : /(?:Failed|Refused)$/.test(action.type);
}

/** Timer-driven carousel steps. */
export const isCarouselStep = ({ type }: UnknownAction): boolean => type === 'carousels/carouselAdvanced';

/** One changed path of the state; values as JSON, truncated if long; undefined if absent. */
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
 * The paths at which two states differ; reducers reuse unchanged branches, so these compare by identity.
 *
 * @param most limit of reported changes
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
