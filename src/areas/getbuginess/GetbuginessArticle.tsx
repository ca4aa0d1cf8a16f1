import { clsx } from 'clsx';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { daysLeft, dueDay, isOver } from '../../lib/dates';
import { telephoneNumber } from '../../lib/telephoneNumber';
import { toText } from '../../lib/toText';
import { quantityWithUnit, unitPrice } from '../../lib/unitPrice';
import { ArticleLayout } from '../../components/ArticleLayout';
import { CallLink, PhoneLink } from '../../components/PhoneLink';
import { DateText } from '../../components/DateText';
import { Dimensions, Amount } from '../../components/Amount';
import { StatusTag } from '../../components/StatusTag';
import { leftText } from '../../lib/leftText';
import { PeriodBar } from '../../components/PeriodBar';
import styles from './GetbuginessArticle.module.css';
import { GoodsPicture } from './GoodsPicture';
import picture from './GoodsPicture.module.css';
import { supplyDemandSides } from './supplyDemandSides';
import type { Side } from './getbuginessApi';

interface GetbuginessArticleProps {
  entry: Getbuginess;
  side: Side;
  /** The name of its category. */
  kind: string;
  now: Date;
  onPublish: () => void;
}

const words = { from: zh.entry.publishedOn, to: zh.list.until, over: zh.list.overOn };

export function GetbuginessArticle({ entry, side, kind, now, onPublish }: GetbuginessArticleProps) {
  const { label, publish } = supplyDemandSides[side];
  const over = isOver(entry.fdDeadlineTime, now);
  const left = daysLeft(entry.fdDeadlineTime, now);
  // No call button on an expired entry; the number stays among the facts.
  const number = over ? undefined : telephoneNumber(entry.fdContactsPhone);
  const cut = [
    { name: zh.entry.quantity, value: quantityWithUnit(entry), isFigure: true },
    {
      name: zh.entry.amount,
      value: <Amount value={entry.fdGetbuginessPrice} />,
      below: unitPrice(entry),
      isFigure: true,
    },
    { name: zh.entry.model, value: <Dimensions text={toText(entry.fdGetbuginessModel)} /> },
    { name: zh.entry.area, value: toText(entry.fdArea) },
  ];
  return (
    <ArticleLayout
      title={toText(entry.fdGetbuginessName)}
      portrait={<GoodsPicture entry={entry} kind={kind} className={picture.beside} />}
      tags={
        <>
          <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>{label}</span>
          <span className="tag">{toText(kind)}</span>
          {over && <span className="tag">{zh.list.over}</span>}
          <StatusTag value={entry.fdStatus} />
        </>
      }
      meta={<span>{toText(entry.fdComName)}</span>}
      closed={over ? zh.entry.closed(label) : undefined}
      measures={
        <>
          <dl className={clsx(styles.cut, over && styles.over)}>
            {cut.map(({ name, value, below, isFigure }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={isFigure ? 'num' : undefined}>{value}</dd>
                {below && <dd className={styles.below}>{below}</dd>}
              </div>
            ))}
          </dl>
          <div className={styles.due}>
            <PeriodBar from={entry.fdReleaseTime} to={entry.fdDeadlineTime} now={now} words={words} />
          </div>
        </>
      }
      action={number && <CallLink number={number} value={entry.fdContactsPhone} />}
      reach={
        <>
          <b>{toText(entry.fdContactsPerson, '')}</b>
          {left !== undefined && <span>{leftText(left)}</span>}
        </>
      }
      due={over ? undefined : dueDay(entry.fdDeadlineTime)}
      facts={[
        {
          title: zh.entry.contact,
          facts: [
            { label: zh.fields.contactPerson, value: toText(entry.fdContactsPerson) },
            { label: zh.fields.publishedAt, value: <DateText value={entry.fdReleaseTime} /> },
            {
              label: zh.fields.phone,
              value: <PhoneLink value={entry.fdContactsPhone} />,
              full: true,
              paper: number !== undefined,
            },
            { label: zh.entry.address, value: toText(entry.fdContactsAddress), full: true },
          ],
        },
      ]}
      related={
        <button className="btn btn--line noprint" type="button" onClick={onPublish}>
          {publish}
        </button>
      }
    />
  );
}
