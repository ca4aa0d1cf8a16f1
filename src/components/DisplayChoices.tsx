import { useEffect, useRef } from 'react';
import { displayChoices, readDisplay, writeDisplay, type Display, type DisplayChoice } from '../contract/display';
import { zhDisplay } from '../i18n/zhDisplay';
import styles from './DisplayChoices.module.css';
import overlay from './OverlayInput.module.css';

interface DisplayChoicesProps {
  value: Display;
  onChange: (display: Display) => void;
  /** Says what each choice changes, on a page of their own. */
  explains?: boolean;
}

const names = Object.keys(displayChoices) as DisplayChoice[];

/** Text size, colour scheme and contrast: three radio groups, usable as form fields too. */
export function DisplayChoices({ value, onChange, explains = false }: DisplayChoicesProps) {
  const choices = useRef<HTMLDivElement>(null);
  // Applies what was selected before hydration.
  useEffect(() => {
    const fields = choices.current!.querySelectorAll<HTMLInputElement>('input:checked');
    const early = readDisplay([...fields].map((field) => field.value).join('-'));
    if (writeDisplay(early) !== writeDisplay(value)) onChange(early);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div ref={choices} className={styles.choices}>
      {names.map((name) => {
        const words: Readonly<Record<string, string>> = zhDisplay.choices[name];
        return (
          <fieldset key={name} aria-describedby={explains ? `${name}-hint` : undefined}>
            <legend>{words.name}</legend>
            {explains && <p id={`${name}-hint`}>{words.hint}</p>}
            <div>
              {displayChoices[name].map((choice) => (
                <label key={choice}>
                  <input
                    className={overlay.input}
                    type="radio"
                    name={name}
                    value={choice}
                    checked={value[name] === choice}
                    onChange={() => onChange({ ...value, [name]: choice })}
                  />
                  <span>{words[choice]}</span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
