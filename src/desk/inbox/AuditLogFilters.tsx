import type { ReactNode } from 'react';
import { auditActions } from '../../contract/auditActions';
import type { AuditFilter } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { FilterForm } from '../shell/FilterForm';
import { FilterSelect } from '../shell/FilterSelect';

const zh = zhInbox.records;

interface AuditLogFiltersProps {
  filter: AuditFilter;
  onChange: (name: keyof AuditFilter, value: string) => void;
  children: ReactNode;
}

/** Text, action and days. */
export function AuditLogFilters({ filter, onChange, children }: AuditLogFiltersProps) {
  return (
    <FilterForm label={zh.filters} q={filter.q ?? ''} searchLabel={zh.search} onSearch={(q) => onChange('q', q)}>
      <FilterSelect
        label={zh.columns.action}
        value={filter.action ?? ''}
        options={[['', zh.anyAction], ...Object.entries(auditActions)]}
        onChange={(action) => onChange('action', action)}
      />
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {zh[name]}{' '}
          <input type="date" value={filter[name] ?? ''} onChange={({ target }) => onChange(name, target.value)} />
        </label>
      ))}
      {children}
    </FilterForm>
  );
}
