import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { mostRelated, type RelatedRow } from '../../contract/deskContent';
import { relatableAreas } from '../../contract/entities';
import type { ContentKey, RelatableArea } from '../../contract/relations';
import { QueryBoundary } from '../../components/QueryBoundary';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useListDeskContentQuery } from './contentApi';
import { areaTitle } from '../areaTitle';
import { contentAt } from './contentAt';
import styles from './RelatedItems.module.css';

const zh = zhDeskContent.related;

/** Rows shown for a search. */
const shown = 8;

interface FindRelatedProps {
  isFull: boolean;
  /** Items that are already chosen. */
  isChosen: (item: ContentKey) => boolean;
  onAdd: (row: RelatedRow) => void;
}

/** Finds published items of an area by title, or the item at an address. */
export function FindRelated({ isFull, isChosen, onAdd }: FindRelatedProps) {
  const [area, setArea] = useState<RelatableArea>(relatableAreas[0]!);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<{ area: RelatableArea; q: string } | null>(null);
  const query = asked && { ...asked, state: 'published' as const, pageNum: 1, pageSize: shown };
  const { currentData: page, isError, refetch } = useListDeskContentQuery(query ?? skipToken);
  const find = () => {
    const item = contentAt(typed);
    const q = item ? item.fdId : typed.trim();
    if (item) setArea(item.area);
    setAsked(q === '' ? null : { area: item?.area ?? area, q });
  };
  return (
    <>
      <form
        className={styles.find}
        role="search"
        aria-label={zh.title}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <select aria-label={zh.area} value={area} onChange={({ target }) => setArea(target.value as RelatableArea)}>
          {relatableAreas.map((name) => (
            <option key={name} value={name}>
              {areaTitle(name)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={zh.find}
          placeholder={zh.find}
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button className="btn btn--line" type="submit">
          {zh.search}
        </button>
      </form>
      <div aria-live="polite">
        {asked && (
          <QueryBoundary
            status={page ? 'ready' : isError || page === null ? 'failed' : 'loading'}
            failedText={zhCommon.states.loadFailed}
            onRetry={() => void refetch()}
          >
            {isFull && <p className={styles.none}>{zh.full(mostRelated)}</p>}
            {page?.rows.length === 0 && <p className={styles.none}>{zhDeskContent.nothingFound}</p>}
            <ul className={styles.rows} role="list" aria-label={zh.found}>
              {page?.rows.map(({ fdId, title }) => (
                <li key={fdId}>
                  <span className={styles.name}>{title}</span>
                  {isChosen({ area: asked.area, fdId }) ? (
                    zh.added
                  ) : (
                    <button
                      className="link"
                      type="button"
                      aria-label={zh.addOf(title)}
                      disabled={isFull}
                      onClick={() => onAdd({ area: asked.area, fdId, title, published: true })}
                    >
                      {zh.add}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </QueryBoundary>
        )}
      </div>
    </>
  );
}
