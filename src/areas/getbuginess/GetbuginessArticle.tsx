import type { Getbuginess } from '../../contract/getbuginess';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { telephoneNumber } from '../../lib/telephoneNumber';
import { toText } from '../../lib/toText';
import { ArticleLayout } from '../../components/ArticleLayout';
import { CallLink } from '../../components/CallLink';
import { DateText } from '../../components/DateText';
import { Dimensions } from '../../components/Dimensions';
import { PhoneLink } from '../../components/PhoneLink';
import { StatusTag } from '../../components/StatusTag';
import { FactSheet } from '../../components/FactSheet';
import { amountText, quantityText } from './amounts';
import { Deadline } from './Deadline';
import styles from './GetbuginessArticle.module.css';
import { supplyDemandSides, type Side } from './supplyDemandSides';

interface GetbuginessArticleProps {
  entry: Getbuginess;
  side: Side;
  /** The name of its category. */
  kind: string;
  now: Date;
  onPublish: () => void;
}

/** One supply or demand entry, with all its details. */
export function GetbuginessArticle({ entry, side, kind, now, onPublish }: GetbuginessArticleProps) {
  const { label, publish, paths } = supplyDemandSides[side];
  const number = telephoneNumber(entry.fdContactsPhone);
  const cut = [
    { name: zh.fields.quantity, value: quantityText(entry.fdGetbuginessNumber), isFigure: true },
    { name: zh.fields.amount, value: amountText(entry.fdGetbuginessPrice), isFigure: true },
    { name: zh.fields.model, value: <Dimensions text={toText(entry.fdGetbuginessModel)} /> },
    { name: zh.fields.area, value: toText(entry.fdArea) },
  ];
  return (
    <ArticleLayout
      title={toText(entry.fdGetbuginessName)}
      tags={
        <>
          <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>{label}</span>
          <span className="tag">{toText(kind)}</span>
          {isOver(entry.fdDeadlineTime, now) && <span className="tag">{zh.list.over}</span>}
          <StatusTag value={entry.fdStatus} />
        </>
      }
      meta={<span>{toText(entry.fdComName)}</span>}
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
            <Deadline deadline={entry.fdDeadlineTime} now={now} />
          </div>
        </>
      }
      action={number && <CallLink number={number} value={entry.fdContactsPhone} />}
      factsName={zh.detail.contact}
      facts={
        <FactSheet
          title={zh.detail.contact}
          facts={[
            { label: zh.fields.contactPerson, value: toText(entry.fdContactsPerson) },
            { label: zh.fields.publishedAt, value: <DateText value={entry.fdReleaseTime} /> },
            {
              label: zh.fields.phone,
              value: <PhoneLink value={entry.fdContactsPhone} />,
              full: true,
              paper: number !== undefined,
            },
            { label: zh.fields.address, value: toText(entry.fdContactsAddress), full: true },
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
