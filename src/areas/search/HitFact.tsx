import { dayOf, daysLeft } from '../../lib/dates';
import { toText } from '../../lib/toText';
import { Picture } from '../../components/Picture';
import type { SearchHit } from '../../contract/search';
import { zhSearch } from '../../i18n/zhSearch';
import styles from './HitFact.module.css';

interface HitFactProps {
  hit: SearchHit;
  now: Date;
}

/** The key fact of each content type: date, days left, picture, pay. */
export function HitFact({ hit: { area, date, entity }, now }: HitFactProps) {
  switch (area) {
    case 'app':
      return <HitPicture src={entity.fdCategoryPath} fallback="/icons/picture-default.svg" width={72} height={54} />;
    case 'specialist':
      return <HitPicture src={entity.fdAvatar} fallback="/icons/avatar-default.svg" width={64} height={64} />;
    case 'project':
      return <DaysLeft deadline={entity.fdApplicationEnd} date={date} now={now} />;
    case 'getbuginess':
      return <DaysLeft deadline={entity.fdDeadlineTime} date={date} now={now} />;
    case 'recruit':
      return <Pay text={toText(entity.fdSalary, '')} />;
    default:
      return <Day day={date} />;
  }
}

interface HitPictureProps {
  src: unknown;
  fallback: string;
  width: number;
  height: number;
}

const HitPicture = ({ src, fallback, width, height }: HitPictureProps) => (
  <p className={`${styles.fact} ${styles.picture}`} data-picture="">
    <Picture src={src} alt="" fallback={fallback} width={width} height={height} loading="lazy" />
  </p>
);

/** The number, apart from its unit. */
function Pay({ text }: { text: string }) {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- a field of limited length
  const [, figures = '', unit = text] = /^([\d.,\s–—~-]+)(.*)$/.exec(text) ?? [];
  return (
    <p className={styles.fact}>
      {figures && <b className="num">{figures.trim()}</b>} <span>{unit}</span>
    </p>
  );
}

function Day({ day }: { day: string | null }) {
  const [year, month, date] = dayOf(day).split('-');
  if (!date) return <p className={styles.fact}>{toText(day, '')}</p>;
  return (
    <p className={styles.fact}>
      <time className={`vh ${styles.whole}`} dateTime={day ?? undefined}>
        {day}
      </time>{' '}
      <span className={`num ${styles.parts}`} aria-hidden="true">
        <b>{date}</b> {year}.{month}
      </span>
    </p>
  );
}

function DaysLeft({ deadline, date, now }: { deadline: unknown; date: string | null; now: Date }) {
  const left = daysLeft(deadline, now);
  if (left === undefined) return <Day day={date} />;
  if (left <= 0) return <p className={styles.fact}>{left === 0 ? zhSearch.lastDay : zhSearch.over}</p>;
  return (
    <p className={styles.fact}>
      <b className="num">{left}</b>
      {zhSearch.daysLeft}
    </p>
  );
}
