import { useState } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import pane from '../shell/ListPane.module.css';
import { areaTitle } from '../areaTitle';
import { areaShape, fieldLabel, searchedFields } from './contentAreas';
import { useGroupNames } from './useGroupNames';

interface ContentFiltersProps {
  area: string;
  q: string;
  category: string;
  onChange: (name: 'q' | 'category', value: string) => void;
}

/** Search and group filters; the search applies on Enter and on blur. */
export function ContentFilters({ area, q, category, onChange }: ContentFiltersProps) {
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    // After going back, the field shows that search.
    setShown(q);
    setTyped(q);
  }
  const { group } = areaShape(area);
  const { choices } = useGroupNames(area);
  const words = zh.search(searchedFields(area));
  const search = () => typed.trim() !== q && onChange('q', typed.trim());
  return (
    <form
      className={pane.filters}
      role="search"
      aria-label={zh.filter(areaTitle(area))}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <input
        type="search"
        aria-label={words}
        placeholder={words}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={search}
      />
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
    </form>
  );
}
