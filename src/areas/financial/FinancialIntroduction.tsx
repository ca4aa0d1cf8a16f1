import { zh } from '../../i18n/zh';
import { Block } from '../../components/Block';
import { indexes } from '../../components/Skeleton';
import { NoWrapText } from '../../components/NoWrapText';
import { BankLogo } from './productParts';
import styles from './FinancialIntroduction.module.css';

/** The platform introduction with the figures of 2024 and the nine partner banks. */
export function FinancialIntroduction() {
  const { text, figures, stepsHeading, steps, banksHeading, banks } = zh.finance;
  return (
    <>
      <Block className="sheet pad" id="finance-intro" text={zh.section.intro}>
        <div className={styles.text}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.figures}>
          {figures.map(({ label, before, value, unit, rows, columns, cell }) => (
            <div key={label}>
              <dt>
                <NoWrapText text={label} />
                <small>{cell}</small>
              </dt>
              <dd>
                <Cells rows={rows} columns={columns} />
                {before && <small>{before}</small>}
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </Block>
      <Block className="mt-7" id="finance-steps" text={stepsHeading}>
        <ol className={styles.steps} role="list">
          {steps.map(({ name, text: what }) => (
            <li key={name}>
              <b>{name}</b> {what}
            </li>
          ))}
        </ol>
      </Block>
      <Block className="mt-7" id="finance-banks" text={banksHeading}>
        <ul className={styles.banks} role="list" aria-labelledby="finance-banks">
          {banks.map((bank, place) => (
            <li key={bank}>
              <BankLogo place={place} label={bank} />
              <span aria-hidden="true">{bank}</span>
            </li>
          ))}
        </ul>
      </Block>
    </>
  );
}

/** Side of a cell, and the distance between two. */
const side = 8;
const pitch = 12;

/** A figure as a block of cells to count; each row is a dashed line. */
function Cells({ rows, columns }: { rows: number; columns: number }) {
  const width = columns * pitch - (pitch - side);
  const shape = indexes(rows).map((row) => `M0 ${row * pitch + side / 2}h${width}`);
  return (
    <svg viewBox={`0 0 ${width} ${rows * pitch - (pitch - side)}`} aria-hidden="true">
      <path d={shape.join('')} strokeWidth={side} strokeDasharray={`${side} ${pitch - side}`} />
    </svg>
  );
}
