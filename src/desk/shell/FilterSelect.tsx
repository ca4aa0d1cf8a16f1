interface FilterSelectProps {
  className?: string | undefined;
  /** Accessible name. */
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A filter that applies as soon as it is chosen. */
export const FilterSelect = ({ className, label, value, options, onChange }: FilterSelectProps) => (
  <select className={className} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([one, text]) => (
      <option key={one} value={one}>
        {text}
      </option>
    ))}
  </select>
);
