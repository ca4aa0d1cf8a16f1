import type { ReactNode } from 'react';
import type { Getbuginess } from '../../contract/getbuginess';
import { zh } from '../../copy/zh';
import { isOver } from '../../lib/dates';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { BlockHeading } from '../../parts/BlockHeading';
import { Day } from '../../parts/Day';
import { PhoneLink } from '../../parts/PhoneLink';
import { StatusTag } from '../../parts/StatusTag';
import { TitleBlock } from '../../parts/TitleBlock';
import { amountText, quantityText } from './amounts';
import { DueLine } from './DueLine';
import styles from './GetbuginessSheet.module.css';
import { halves, type Side } from './halves';

interface GetbuginessSheetProps {
  entry: Getbuginess;
  side: Side;
  /** The name of its category. */
  kind: string;
  now: Date;
  onPublish: () => void;
}

/** One supply or demand entry, with everything of spec §3 that a reader wants. */
export function GetbuginessSheet({ entry, side, kind, now, onPublish }: GetbuginessSheetProps) {
  const { label, publish, paths } = halves[side];
  const specification: { name: string; value: ReactNode }[] = [
    { name: zh.fields.product, value: text(entry.fdGetbuginessName) },
    { name: zh.fields.model, value: text(entry.fdGetbuginessModel) },
    { name: zh.fields.quantity, value: <span className="num">{quantityText(entry.fdGetbuginessNumber)}</span> },
    { name: zh.fields.amount, value: <span className="num">{amountText(entry.fdGetbuginessPrice)}</span> },
    { name: zh.fields.area, value: text(entry.fdArea) },
    { name: zh.fields.address, value: text(entry.fdContactsAddress) },
  ];
  return (
    <ArticleLayout
      title={text(entry.fdGetbuginessName)}
      meta={
        <>
          <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>{label}</span>
          {isOver(entry.fdDeadlineTime, now) && <span className="tag">{zh.list.over}</span>}
          <StatusTag value={entry.fdStatus} />
          <span>{text(entry.fdComName)}</span>
          <Day value={entry.fdReleaseTime} />
        </>
      }
      asideName={zh.detail.contact}
      aside={
        <>
          <TitleBlock
            title={zh.detail.contact}
            wide
            facts={[
              { label: zh.fields.company, value: text(entry.fdComName), full: true },
              { label: zh.fields.contactPerson, value: text(entry.fdContactsPerson) },
              { label: zh.fields.phone, value: <PhoneLink value={entry.fdContactsPhone} /> },
              { label: zh.fields.kind, value: text(kind) },
              { label: zh.fields.publishedAt, value: <Day value={entry.fdReleaseTime} /> },
              { label: zh.fields.to, value: <Day value={entry.fdDeadlineTime} />, full: true },
            ]}
          />
          <button className="btn btn--line noprint" type="button" onClick={onPublish}>
            {publish}
          </button>
        </>
      }
      back={paths.root}
    >
      <section aria-labelledby="entry-specification">
        <BlockHeading id="entry-specification" text={zh.detail.specification} />
        <dl className={styles.specification}>
          {specification.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.due}>
          <DueLine deadline={entry.fdDeadlineTime} now={now} />
        </div>
      </section>
    </ArticleLayout>
  );
}
