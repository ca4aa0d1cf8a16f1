import { useContext, type ReactNode } from 'react';
import { BackLink } from '../../components/BackLink';
import { BackToListContext } from '../../components/BackToListContext';
import { useOffers } from '../../state/useOffers';
import styles from './DetailFooter.module.css';
import type { DetailList } from './neighboursQuery';
import { PrevNextNav } from './PrevNextNav';
import { placeInList } from './placeInList';

interface DetailFooterProps {
  list: DetailList;
  /** Related content, if available. */
  related: ReactNode;
  report: ReactNode;
}

/** The end of a detail page: related content, previous and next item of the list, the way back to it, and 举报. */
export function DetailFooter({ list, related, report }: DetailFooterProps) {
  const { to } = useContext(BackToListContext)(list.root);
  const place = placeInList(to, useOffers('filters'));
  const isOffered = useOffers('relations');
  return (
    <div className={`noprint ${styles.foot}`}>
      {isOffered && related}
      {isOffered && list.area && <PrevNextNav list={list} to={to} />}
      <div className={styles.ways}>
        <p>
          <BackLink root={list.root} describedBy={place ? 'place-in-list' : undefined} />
          {place && <span id="place-in-list">{place}</span>}
        </p>
        {report}
      </div>
    </div>
  );
}
