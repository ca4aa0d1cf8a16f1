import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { FilterForm } from '../shell/FilterForm';
import { FilterSelect } from '../shell/FilterSelect';
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
        <FilterSelect
          label={fieldLabel(area, group)}
          value={category}
          options={[
            ['', zh.allGroups(fieldLabel(area, group))],
            ...choices.map(({ value, label }) => [value, label] as const),
          ]}
          onChange={(chosen) => onChange('category', chosen)}
        />
      )}
      {children}
    </FilterForm>
  );
}
