import { clsx } from 'clsx';
import { startTransition, useEffect, useState, useRef } from 'react';
import type { Category } from '../../contract/areas/category';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { categoryName, toText } from '../../lib/toText';
import { isOver } from '../../lib/dates';
import { quantityWithUnit } from '../../lib/unitPrice';
import { Dimensions, Amount } from '../../components/Amount';
import { StatusTag } from '../../components/StatusTag';
import { Skeleton, indexes } from '../../components/Skeleton';
import { CardTitle } from '../../components/NoWrapText';
import { useAppDispatch, type AppThunk } from '../../state/hooks';
import { Link } from '../../components/Link';
import { keepFocusNear } from '../../components/focus';
import { zhUndo } from '../../i18n/zhUndo';
import { paths } from '../../lib/paths';
import { Deadline } from './Deadline';
import { GoodsPicture } from './GoodsPicture';
import { supplyDemandSides } from './supplyDemandSides';
import { type Side, comparedIds, comparisonQuery, mostCompared } from './getbuginessApi';
import styles from './GetbuginessCards.module.css';

interface GetbuginessCardsProps {
  entries: Getbuginess[];
  side: Side;
  categories: readonly Category[] | null | undefined;
  now: Date;
  /** Given if entries can be compared. */
  comparison?: Comparison;
}

/** Entries as rows with the same figure always in the same cell, to compare across cards. */
export function GetbuginessCards({ entries, side, categories, now, comparison }: GetbuginessCardsProps) {
  return (
    <ul className={styles.cuts} role="list" aria-label={zh.nav.supplyDemand}>
      {entries.map((entry) => (
        <li
          key={entry.fdId}
          className={clsx(
            side === 'demand' ? styles.demand : styles.supply,
            isOver(entry.fdDeadlineTime, now) && 'over',
          )}
        >
          <GoodsPicture entry={entry} kind={categoryName(categories, entry.fdType)} className={styles.picture} />
          <div className={styles.head}>
            <p className="tags">
              <span className={side === 'demand' ? 'tag tag--pine' : 'tag tag--oak'}>
                {toText(categoryName(categories, entry.fdType))}
              </span>
              <StatusTag value={entry.fdStatus} />
              {comparison && <ComparisonField {...{ comparison, entry }} />}
            </p>
            <CardTitle
              to={supplyDemandSides[side].paths.detail(entry.fdId)}
              text={entry.fdGetbuginessName}
              className="two"
            />
            <p className="text-dense ellipsis">{toText(entry.fdComName)}</p>
          </div>
          <dl className={styles.cells}>
            {[
              { name: zh.entry.model, value: <Dimensions text={toText(entry.fdGetbuginessModel)} /> },
              { name: zh.entry.quantity, value: quantityWithUnit(entry), isFigure: true },
              { name: zh.entry.amount, value: <Amount value={entry.fdGetbuginessPrice} />, isFigure: true },
              { name: zh.entry.area, value: toText(entry.fdArea) },
            ].map(({ name, value, isFigure }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={isFigure ? 'num' : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
          <Deadline deadline={entry.fdDeadlineTime} now={now} />
        </li>
      ))}
    </ul>
  );
}

export function GetbuginessCardsSkeleton({ count, side }: { count: number; side: Side }) {
  return (
    <div className={styles.cuts}>
      {indexes(count).map((place) => (
        <div key={place} className={side === 'demand' ? styles.demand : styles.supply}>
          <Skeleton className={styles.picture} />
          <div className={styles.head}>
            <Skeleton width={48} height={22} />
            <Skeleton width={`${64 - (place % 3) * 6}%`} height={20} above={16} />
            <Skeleton width="52%" height={12} above={10} />
          </div>
          <div className={styles.cells}>
            {['80%', '44%', '64%', '56%'].map((width) => (
              <div key={width}>
                <Skeleton width={28} height={12} above={4} />
                <Skeleton width={width} height={16} above={9} />
              </div>
            ))}
          </div>
          <div className={styles.dueSkeleton}>
            <Skeleton width="100%" height={12} above={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Kept for the tab, so that a look at an entry does not lose it. */
const storageKey = 'compared-supplies';

interface Compared {
  ids: readonly string[];
  /** Their category: others share no measure with them. */
  kind: string;
}

interface Comparison extends Compared {
  onChange: (next: Compared) => void;
}

const readKept =
  (): AppThunk<Compared> =>
  (_dispatch, _getState, { browser }) => {
    const stored = new URLSearchParams(browser.tabStorage.getItem(storageKey) ?? '');
    return { ids: comparedIds(stored), kind: stored.get('fdType') ?? '' };
  };

const keep =
  ({ ids, kind }: Compared): AppThunk<void> =>
  (_dispatch, _getState, { browser }) =>
    void browser.tabStorage.setItem(storageKey, `${comparisonQuery(ids)}&${new URLSearchParams({ fdType: kind })}`);

/** The entries chosen in this tab; none while hydrating. */
export function useComparison(): Comparison {
  const dispatch = useAppDispatch();
  const [compared, setCompared] = useState<Compared>({ ids: [], kind: '' });
  useEffect(() => {
    startTransition(() => setCompared(dispatch(readKept())));
  }, [dispatch]);
  const onChange = (next: Compared) => {
    setCompared(next);
    dispatch(keep(next));
  };
  return { ...compared, onChange };
}

function ComparisonField({ comparison, entry }: { comparison: Comparison; entry: Getbuginess }) {
  const { ids, kind, onChange } = comparison;
  const [id, ofKind] = [entry.fdId, toText(entry.fdType)];
  const isChosen = ids.includes(id);
  const isRefused = !isChosen && ids.length > 0 && (ids.length >= mostCompared || kind !== ofKind);
  return (
    <label className={clsx('noprint', styles.comparisonField, isRefused && styles.refused)}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={isChosen}
        disabled={isRefused}
        onChange={() =>
          onChange(isChosen ? { ids: ids.filter((one) => one !== id), kind } : { ids: [...ids, id], kind: ofKind })
        }
      />
      {zh.comparison.choose}
      <span className="vh"> {toText(entry.fdGetbuginessName)}</span>
    </label>
  );
}

const none: Compared = { ids: [], kind: '' };

/** In view below its list: how many entries are chosen, and the link to their comparison. Clearing it can be undone. */
export function ComparisonBar({ ids, kind, onChange }: Comparison) {
  const bar = useRef<HTMLDivElement>(null);
  const [cleared, setCleared] = useState<Compared>(none);
  // Something else was chosen since.
  if (ids.length > 0 && cleared.ids.length > 0) setCleared(none);
  const change = (next: Compared) => {
    keepFocusNear(bar.current!);
    setCleared({ ids, kind });
    onChange(next);
  };
  const isCleared = ids.length === 0 && cleared.ids.length > 0;
  return (
    <div ref={bar} className={ids.length > 0 || isCleared ? `noprint ${styles.comparisonBar}` : undefined}>
      <p role="status">
        {isCleared ? zhUndo.deleted : ids.length > 0 && zh.comparison.chosen(ids.length, mostCompared)}
      </p>
      {isCleared && (
        <button className="link" type="button" onClick={() => change(cleared)}>
          {zhUndo.undo}
        </button>
      )}
      {ids.length > 0 && (
        <>
          {ids.length === 1 && <p className="hint">{zh.comparison.oneKind}</p>}
          <button className="link" type="button" onClick={() => change(none)}>
            {zh.comparison.clear}
          </button>
          {ids.length > 1 && (
            <Link className="btn" to={`${paths.supplyDemand.compare}?${comparisonQuery(ids)}`}>
              {zh.comparison.open}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
