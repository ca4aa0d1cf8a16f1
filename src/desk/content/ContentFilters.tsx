import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { FilterForm } from '../shell/FilterForm';
import { areaTitle } from '../areaTitle';
import { areaShape, fieldLabel, searchedFields } from './contentAreas';
import { useGroupNames } from './useGroupNames';

interface ContentFiltersProps {
  area: string;
  q: string;
  category: string;
  onChange: (name: 'q' | 'category', value: string) => void;
  children: ReactNode;
}

/** Search and group filters; the search applies on Enter and on blur. */
export function ContentFilters({ area, q, category, onChange, children }: ContentFiltersProps) {
  const { group } = areaShape(area);
  const { choices } = useGroupNames(area);
  return (
    <FilterForm
      label={zh.filter(areaTitle(area))}
      q={q}
      searchLabel={zh.search(searchedFields(area))}
      onSearch={(typed) => onChange('q', typed)}
    >
      {group !== null && (
        <select
          aria-label={fieldLabel(area, group)}
          value={category}
          onChange={({ target }) => onChange('category', target.value)}
        >
          <option value="">{zh.allGroups(fieldLabel(area, group))}</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {children}
    </FilterForm>
  );
}
