import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import styles from './RegionSelects.module.css';

/** The cities of each province, separated by spaces. */
export type Regions = Readonly<Record<string, string>>;

interface RegionSelectsProps {
  /** Undefined until they are loaded. */
  regions: Regions | undefined;
  /** As it is sent: `浙江·嘉兴`. */
  value: string;
  onChoose: (value: string) => void;
  /** The text field that they fill in. */
  input: ReactNode;
}

/** Province and city to choose from, beside the text field that they fill in: other places are typed. */
export function RegionSelects({ regions = {}, value, onChoose, input }: RegionSelectsProps) {
  const [province = '', city = ''] = value.split('·').map((part) => part.trim());
  const isKnown = Object.keys(regions).includes(province);
  const cities = (isKnown ? regions[province]! : '').split(' ').filter(Boolean);
  const filled = value === '' ? undefined : '';
  const options = (names: readonly string[]) => names.map((name) => <option key={name}>{name}</option>);
  return (
    <div className={styles.region}>
      <select
        aria-label={zh.form.province}
        autoComplete="off"
        data-filled={filled}
        value={isKnown ? province : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{zh.form.province}</option>
        {options(Object.keys(regions))}
      </select>
      <select
        aria-label={zh.form.city}
        autoComplete="off"
        data-filled={filled}
        value={cities.includes(city) ? city : ''}
        onChange={({ target }) => onChoose([province, target.value].filter(Boolean).join('·'))}
      >
        <option value="">{zh.form.city}</option>
        {options(cities)}
      </select>
      {input}
    </div>
  );
}
