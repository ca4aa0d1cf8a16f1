import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Deadline } from '../../areas/getbuginess/Deadline';
import { GetbuginessCards } from '../../areas/getbuginess/GetbuginessCards';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Side } from '../../areas/getbuginess/getbuginessApi';
import { useGetRelationsQuery } from '../../areas/relations/relationsApi';
import type { Category } from '../../contract/areas/category';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import type { Fit, RelatedItem } from '../../contract/relations';
import { zh } from '../../i18n/zh';
import { zhRelations } from '../../i18n/zhRelations';
import { categoryName, toText } from '../../lib/toText';
import { dayOf } from '../../lib/dates';
import { quantityWithUnit } from '../../lib/unitPrice';
import { Amount } from '../../components/Amount';
import { Block } from '../../components/Block';
import { CardTitle, NoWrapText } from '../../components/NoWrapText';
import { MoreLink } from '../../components/MoreLink';
import styles from './MatchList.module.css';

interface MatchListProps {
  entry: Getbuginess;
  side: Side;
  categories: readonly Category[] | null | undefined;
  now: Date;
}

const provinceOf = (area: unknown): string => toText(toText(area, '').split('·')[0].trim());

/** Matches of an entry: fitting entries of the other side; once it is expired, similar open ones. */
export function MatchList(props: MatchListProps) {
  const { entry, side, categories, now } = props;
  const { currentData, isFetching } = useGetRelationsQuery({ area: 'getbuginess', fdId: entry.fdId });
  // Entries are short: what follows is visible, and would shift.
  if (!currentData && isFetching) return <div className={styles.waiting} />;
  const group = currentData?.groups[0];
  if (!group || group.rows.length === 0) return null;
  if (group.kind === 'fitting') return <Fitting {...props} rows={group.rows} />;
  const { label, paths } = supplyDemandSides[side];
  const kind = categoryName(categories, entry.fdType);
  return (
    <Block
      className={styles.alike}
      id="fit-heading"
      text={zh.match.alike(label)}
      action={<MoreLink to={paths.category(toText(entry.fdType))}>{zhRelations.allOf(`${kind}${label}`)}</MoreLink>}
    >
      <GetbuginessCards
        entries={group.rows.map(({ entity }) => entity as unknown as Getbuginess)}
        side={side}
        categories={categories}
        now={now}
      />
    </Block>
  );
}

/** Whether two products have two characters in a row in common, such as 封边: others are of the category at most. */
function sharesName(one: unknown, other: unknown): boolean {
  const [name, known] = [toText(one, ''), toText(other, '')];
  return [...name.matchAll(/(?=(\p{Script=Han}{2}))/gu)].some(([, pair]) => known.includes(pair!));
}

/** The entry's criteria, and how each item meets them. */
function Fitting({ entry, side, categories, now, rows }: MatchListProps & { rows: RelatedItem[] }) {
  const { label } = supplyDemandSides[side];
  const other = supplyDemandSides[side === 'demand' ? 'supply' : 'demand'];
  const measures = [
    { name: zh.fields.kind, value: toText(categoryName(categories, entry.fdType)) },
    { name: zh.match.province, value: provinceOf(entry.fdArea) },
    { name: zh.entry.quantity, value: quantityWithUnit(entry) },
  ];
  const isNamed = ({ entity }: RelatedItem) => sharesName(entry.fdGetbuginessName, entity.fdGetbuginessName);
  const groups = [
    { heading: zh.match.fitting(other.label), of: rows.filter(isNamed) },
    { heading: zh.match.alike(other.label), of: rows.filter((row) => !isNamed(row)) },
  ]
    .filter(({ of }) => of.length > 0)
    .map((group, place) => ({ ...group, id: place === 0 ? 'fit-heading' : 'alike-heading' }));
  return (
    <section className={styles.fit} aria-labelledby="fit-heading">
      <div className={clsx(styles.columns, styles.own, 'on-dark')}>
        <div className={styles.ownName}>
          <small>{side === 'demand' ? zh.match.wants : zh.match.offers}</small>
          <p>
            <NoWrapText text={toText(entry.fdGetbuginessName)} />
          </p>
        </div>
        <dl>
          {measures.map(({ name, value }) => (
            <div key={name} className={styles.measure}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ownEnd}>
          <small>{zh.match.amountAndEnd}</small>{' '}
          <b className="num">
            <Amount value={entry.fdGetbuginessPrice} /> · {toText(dayOf(entry.fdDeadlineTime))}
          </b>
        </div>
      </div>
      {groups.map(({ id, heading, of }) => (
        <Fragment key={id}>
          <h2 className={styles.heading} id={id}>
            {heading} <span className={styles.count}>{zh.match.count(of.length)}</span>
          </h2>
          <ul className={styles.rows} role="list">
            {of.map(({ fdId, entity, fit }) => (
              <li key={fdId} className={styles.columns}>
                <div className={styles.name}>
                  <CardTitle level={3} to={other.paths.detail(fdId)} text={entity.fdGetbuginessName} />
                  <p>
                    {toText(entity.fdComName)}
                    {'\u3000'}
                    <span className="words">{toText(entity.fdArea)}</span>
                  </p>
                </div>
                {fit && <MatchCriteria entry={entry} fit={fit} entity={entity} categories={categories} />}
                <div className={styles.end}>
                  <b className="num">
                    <Amount value={entity.fdGetbuginessPrice} />
                  </b>{' '}
                  <Deadline deadline={entity.fdDeadlineTime} now={now} />
                </div>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className={styles.key}>{zh.match.key(label)}</p>
    </section>
  );
}

type MatchCriteriaProps = Pick<MatchListProps, 'entry' | 'categories'> & Pick<RelatedItem, 'entity'> & { fit: Fit };

/** For criteria that the entry lacks, the item's value is shown without a label. */
function MatchCriteria({ entry, fit, entity, categories }: MatchCriteriaProps) {
  const province = provinceOf(entity.fdArea);
  const quantity = quantityWithUnit(entity);
  const { words } = zh.match;
  const { missing } = zh.site;
  const saysKinds = toText(entry.fdType) !== missing && toText(entity.fdType) !== missing;
  const saysQuantity = Number(entry.fdGetbuginessNumber) > 0;
  const tails = [
    {
      name: 'kind',
      fits: fit.category,
      word: fit.category ? words.sameKind : saysKinds && words.otherKind,
      value: toText(categoryName(categories, entity.fdType)),
    },
    {
      name: 'province',
      fits: fit.province,
      word: fit.province
        ? words.sameProvince
        : province === missing
          ? words.noProvince
          : provinceOf(entry.fdArea) !== missing && words.otherProvince,
      value: province,
    },
    {
      name: 'quantity',
      fits: fit.quantity === 'alike',
      word: fit.quantity === null ? saysQuantity && quantity === missing && words.noQuantity : words[fit.quantity],
      value: quantity,
    },
  ];
  return tails.map(({ name, fits, word, value }) => (
    <div key={name} className={styles.tail}>
      {word && <i className={fits ? styles.closed : styles.open}>{word}</i>} <b>{value}</b>
    </div>
  ));
}
