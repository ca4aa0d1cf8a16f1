import { clsx } from 'clsx';
import { quantityText } from '../../lib/numbers';
import { useQueryResult } from '../../api/query';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import type { Side as SideName } from '../../areas/getbuginess/getbuginessApi';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import type { Getbuginess } from '../../contract/areas/getbuginess';
import { zh } from '../../i18n/zh';
import { dayOf, hasDayForm, isOver, shortDay } from '../../lib/dates';
import { toText } from '../../lib/toText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { MoreLink } from '../../components/MoreLink';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { useNow } from '../../components/useNow';
import { Link } from '../../components/Link';
import { homeQueries } from './homeQueries';
import styles from './MatchBlock.module.css';

const { pageSize } = homeQueries.supply.arg;

/** Demand beside supply; without the demand half supply alone. */
export function MatchBlock() {
  const demand = useDemandSwitch();
  return (
    <div className={`block below ${styles.match}`}>
      {demand === 'shown' && <Side side="demand" />}
      {demand === 'pending' && <div />}
      <Side side="supply" alone={demand === 'hidden'} />
    </div>
  );
}

function Side({ side, alone = false }: { side: SideName; alone?: boolean }) {
  const heading = zh.home[side];
  const { publish, paths: path } = supplyDemandSides[side];
  const result = useQueryResult(homeQueries[side]);
  const now = useNow();
  const headingId = `home-${side}`;
  return (
    <section className={clsx(styles[side], alone && 'full')} aria-labelledby={headingId}>
      <div className={clsx(styles.head, side === 'demand' && 'on-dark')}>
        <h2 id={headingId}>{heading}</h2>
        <MoreLink to={path.root} label={zh.home.moreOf(heading)}>
          {zh.home.more}
        </MoreLink>
      </div>
      <QueryBoundary
        status={queryStatus(result, ({ rows }) => rows.length === 0)}
        onRetry={() => void result.refetch()}
        skeleton={<RowsSkeleton />}
        emptyAction={
          <Link className="btn btn--line" to={path.root}>
            {publish}
          </Link>
        }
      >
        <ul className={`ruled hover-list ${styles.rows}`} role="list" aria-labelledby={headingId}>
          {(result.currentData?.rows ?? []).slice(0, pageSize).map((entry) => (
            <Entry key={entry.fdId} entry={entry} to={path.detail(entry.fdId)} now={now} />
          ))}
        </ul>
      </QueryBoundary>
    </section>
  );
}

function Entry({ entry, to, now }: { entry: Getbuginess; to: string; now: Date }) {
  const about = [entry.fdComName, entry.fdGetbuginessModel, entry.fdArea].map((value) => toText(value, ''));
  const deadline = dayOf(entry.fdDeadlineTime);
  const isDay = hasDayForm(deadline);
  const over = isOver(deadline, now);
  return (
    <li className={clsx(styles.row, over && 'over')}>
      <CardTitle level={3} to={to} text={entry.fdGetbuginessName} className={styles.title} />
      <p className={`cut ${styles.about}`}>
        {about
          .filter((part) => part !== '')
          .map((part, place) => (
            <span key={place}>
              <Prose text={part} />{' '}
            </span>
          ))}
      </p>
      <p className={styles.quantity}>
        <b>
          <small>{zh.home.quantity}</small> {quantityText(entry.fdGetbuginessNumber)}
        </b>{' '}
        {over && <span>{zh.list.over}</span>}
        {isDay && !over && (
          <>
            <time dateTime={deadline}>{shortDay(deadline, now)}</time> <span>{zh.home.until}</span>
          </>
        )}
      </p>
    </li>
  );
}

/** Loading skeleton of one half. */
function RowsSkeleton() {
  return (
    <div className={`ruled ${styles.rows}`}>
      {indexes(pageSize).map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width={`${44 - (place % 3) * 8}%`} height={18} above={4} />
          <div className={styles.quantity}>
            <Skeleton width={72} height={16} above={4} />
            <Skeleton width={72} height={12} above={10} />
          </div>
          <Skeleton width={`${72 - (place % 2) * 12}%`} height={12} above={8} />
        </div>
      ))}
    </div>
  );
}
