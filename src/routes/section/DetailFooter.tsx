import { useContext, type ReactNode } from 'react';
import { BackLink } from '../../components/BackLink';
import { BackToListContext } from '../../components/BackToListContext';
import { useOffers } from '../../state/useOffers';
import styles from './DetailFooter.module.css';
import type { DetailList } from './neighboursQuery';
import { PrevNextNav } from './PrevNextNav';
import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { choiceOf } from '../../lib/listChoice';
import { pageOfAddress } from './pageOfAddress';

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
    <div className="noprint mt-5">
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

/**
 * Where in a list an address leads, without quoting the address, which anybody may have written. Empty for the list's
 * first page without filters.
 *
 * @param isFiltering whether lists can be filtered
 */
function placeInList(to: string, isFiltering: boolean): string {
  const search = new URLSearchParams(to.split('#', 1)[0]!.split('?')[1]);
  const page = pageOfAddress(search.get('page'));
  const chosen = Object.keys((isFiltering && choiceOf(search)) || {});
  const words: string[] = chosen.some((name) => name !== orderName) ? [zh.detail.filtered] : [];
  if (page > 1) words.push(zh.detail.page(page));
  return words.length > 0 ? `（${words.join(' · ')}）` : '';
}
