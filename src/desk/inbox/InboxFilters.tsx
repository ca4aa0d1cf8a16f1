import type { ReactNode } from 'react';
import type { Assignee } from '../../contract/desk';
import type { InboxQueue } from './inboxQueues';
import type { FilterName } from './useInboxAddress';
import { zhInbox } from '../../i18n/zhInbox';
import pane from '../shell/ListPane.module.css';

export interface Target {
  fdId: string;
  name: string;
}

interface InboxFiltersProps {
  queue: InboxQueue;
  filters: Record<FilterName, string>;
  /** Projects or apps as options. */
  targets: readonly Target[];
  username: string;
  /** Staff who have handled any submission. */
  assignees: readonly Assignee[];
  onChoose: (name: FilterName, value: string) => void;
  children: ReactNode;
}

const periods = [7, 30, 90];

/** Filters of a list; a value from the address is always among the options. */
export function InboxFilters(props: InboxFiltersProps) {
  const { queue, filters, targets, username, assignees, onChoose, children } = props;
  const { target, days, handler } = filters;
  const ofApps = queue.kind === 'intention';
  const hasTargets = queue.kind === 'application' || ofApps || target !== '';
  const isKnown = targets.some(({ fdId }) => fdId === target);
  const others = assignees.filter((one) => one.username !== username);
  const isKnownAssignee = ['', username, ...others.map((one) => one.username)].includes(handler);
  const isPeriod = days === '' || periods.includes(Number(days));
  return (
    <div className={pane.filters} role="group" aria-label={zhInbox.filters}>
      {hasTargets && (
        <select
          aria-label={ofApps ? zhInbox.app : zhInbox.project}
          value={target}
          onChange={({ target: { value } }) => onChoose('target', value)}
        >
          <option value="">{ofApps ? zhInbox.allApps : zhInbox.allProjects}</option>
          {target !== '' && !isKnown && <option value={target}>{zhInbox.otherTarget}</option>}
          {targets.map(({ fdId, name }) => (
            <option key={fdId} value={fdId}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label={zhInbox.submittedWithin}
        value={days}
        onChange={({ target: { value } }) => onChoose('days', value)}
      >
        <option value="">{zhInbox.anyTime}</option>
        {!isPeriod && <option value={days}>{zhInbox.within(Number(days))}</option>}
        {periods.map((period) => (
          <option key={period} value={period}>
            {zhInbox.within(period)}
          </option>
        ))}
      </select>
      <select
        aria-label={zhInbox.handler}
        value={handler}
        onChange={({ target: { value } }) => onChoose('handler', value)}
      >
        <option value="">{zhInbox.allHandlers}</option>
        <option value={username}>{zhInbox.mine}</option>
        {!isKnownAssignee && <option value={handler}>{handler}</option>}
        {others.map(({ username: name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
