import type { ReactNode } from 'react';
import type { Assignee } from '../../contract/desk';
import type { InboxQueue } from './inboxQueues';
import type { FilterName } from './useInboxAddress';
import { zhInbox } from '../../i18n/zhInbox';
import { FilterSelect } from '../shell/FilterSelect';
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
        <FilterSelect
          label={ofApps ? zhInbox.app : zhInbox.project}
          value={target}
          options={[
            ['', ofApps ? zhInbox.allApps : zhInbox.allProjects],
            ...(target !== '' && !isKnown ? [[target, zhInbox.otherTarget] as const] : []),
            ...targets.map(({ fdId, name }) => [fdId, name] as const),
          ]}
          onChange={(fdId) => onChoose('target', fdId)}
        />
      )}
      <FilterSelect
        label={zhInbox.submittedWithin}
        value={days}
        options={[
          ['', zhInbox.anyTime],
          ...[...(isPeriod ? [] : [Number(days)]), ...periods].map(
            (period) => [String(period), zhInbox.within(period)] as const,
          ),
        ]}
        onChange={(period) => onChoose('days', period)}
      />
      <FilterSelect
        label={zhInbox.handler}
        value={handler}
        options={[
          ['', zhInbox.allHandlers],
          [username, zhInbox.mine],
          ...(isKnownAssignee ? [] : [[handler, handler] as const]),
          ...others.map((one) => [one.username, one.displayName] as const),
        ]}
        onChange={(name) => onChoose('handler', name)}
      />
      {children}
    </div>
  );
}
