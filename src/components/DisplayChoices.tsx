import { useEffect, useRef, type ReactNode } from 'react';
import { displayChoices, readDisplay, writeDisplay, type Display, type DisplayChoice } from '../contract/display';
import { zhDisplay } from '../i18n/zhDisplay';
import styles from './DisplayChoices.module.css';

interface DisplayChoicesProps {
  value: Display;
  onChange: (display: Display) => void;
  /** Renders a picture of what a choice looks like, on a page of their own. */
  preview?: (choice: string) => ReactNode;
}

const names = Object.keys(displayChoices) as DisplayChoice[];

/** Text size, colour scheme and contrast: three radio groups, usable as form fields too. */
export function DisplayChoices({ value, onChange, preview }: DisplayChoicesProps) {
  const choices = useRef<HTMLDivElement>(null);
  // Applies what was selected before hydration.
  useEffect(() => {
    const fields = choices.current!.querySelectorAll<HTMLInputElement>('input:checked');
    const early = readDisplay([...fields].map((field) => field.value).join('-'));
    if (writeDisplay(early) !== writeDisplay(value)) onChange(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div ref={choices} className={preview ? `${styles.choices} ${styles.drawn}` : styles.choices}>
      {names.map((name) => {
        const words: Readonly<Record<string, string>> = zhDisplay.choices[name];
        return (
          <fieldset key={name} aria-describedby={preview && `${name}-hint`}>
            <legend>{words.name}</legend>
            {preview && <p id={`${name}-hint`}>{words.hint}</p>}
            <div>
              {displayChoices[name].map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name={name}
                    value={choice}
                    checked={value[name] === choice}
                    onChange={() => onChange({ ...value, [name]: choice })}
                  />
                  <span>
                    {preview?.(choice)}
                    {words[choice]}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
