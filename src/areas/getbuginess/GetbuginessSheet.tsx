import type { Getbuginess } from '../../contract/getbuginess';
import { zh } from '../../copy/zh';
import { isOver } from '../../lib/dates';
import { dialled } from '../../lib/dialled';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { CallLink } from '../../parts/CallLink';
import { Day } from '../../parts/Day';
import { Dimensions } from '../../parts/Dimensions';
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
  const number = dialled(entry.fdContactsPhone);
  const cut = [
    { name: zh.fields.quantity, value: quantityText(entry.fdGetbuginessNumber), isFigure: true },
    { name: zh.fields.amount, value: amountText(entry.fdGetbuginessPrice), isFigure: true },
    { name: zh.fields.model, value: <Dimensions text={text(entry.fdGetbuginessModel)} /> },
    { name: zh.fields.area, value: text(entry.fdArea) },
  ];
  return (
    <ArticleLayout
      title={text(entry.fdGetbuginessName)}
      tags={
        <>
          <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>{label}</span>
          <span className="tag">{text(kind)}</span>
          {isOver(entry.fdDeadlineTime, now) && <span className="tag">{zh.list.over}</span>}
          <StatusTag value={entry.fdStatus} />
        </>
      }
      meta={<span>{text(entry.fdComName)}</span>}
      measures={
        <>
          <dl className={styles.cut}>
            {cut.map(({ name, value, isFigure }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={isFigure ? 'num' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.due}>
            <DueLine deadline={entry.fdDeadlineTime} now={now} />
          </div>
        </>
      }
      action={number && <CallLink number={number} value={entry.fdContactsPhone} />}
      factsName={zh.detail.contact}
      facts={
        <TitleBlock
          title={zh.detail.contact}
          facts={[
            { label: zh.fields.contactPerson, value: text(entry.fdContactsPerson) },
            { label: zh.fields.publishedAt, value: <Day value={entry.fdReleaseTime} /> },
            {
              label: zh.fields.phone,
              value: <PhoneLink value={entry.fdContactsPhone} />,
              full: true,
              paper: number !== undefined,
            },
            { label: zh.fields.address, value: text(entry.fdContactsAddress), full: true },
          ]}
        />
      }
      belongings={
        <button className="btn btn--line noprint" type="button" onClick={onPublish}>
          {publish}
        </button>
      }
      back={paths.root}
    />
  );
}
