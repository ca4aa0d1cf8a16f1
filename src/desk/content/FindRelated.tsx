import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { mostRelated, type RelatedRow } from '../../contract/deskContent';
import { relatableAreas } from '../../contract/entities';
import type { ContentKey, RelatableArea } from '../../contract/relations';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useListDeskContentQuery } from './contentApi';
import { areaTitle } from '../areaTitle';
import { FilterForm } from '../shell/FilterForm';
import { FilterSelect } from '../shell/FilterSelect';
import { Loaded } from '../shell/Loaded';
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
  const [asked, setAsked] = useState<{ area: RelatableArea; q: string; typed: string } | null>(null);
  const query = asked && { area: asked.area, q: asked.q, state: 'published' as const, pageNum: 1, pageSize: shown };
  const found = useListDeskContentQuery(query ?? skipToken);
  const find = (typed: string) => {
    const item = contentAt(typed) ?? { area, fdId: typed };
    setArea(item.area);
    setAsked(typed === '' ? null : { area: item.area, q: item.fdId, typed });
  };
  return (
    <>
      <FilterForm label={zh.title} q={asked?.typed ?? ''} searchLabel={zh.find} onSearch={find} maxLength={300}>
        <FilterSelect
          label={zh.area}
          value={area}
          options={relatableAreas.map((name) => [name, areaTitle(name)])}
          onChange={(chosen) => {
            const within = chosen as RelatableArea;
            setArea(within);
            // An address leads to its own area.
            if (asked && !contentAt(asked.typed)) setAsked({ ...asked, area: within });
          }}
        />
        <button className="btn btn--line btn--sm" type="submit">
          {zh.search}
        </button>
      </FilterForm>
      <div aria-live="polite">
        {asked && (
          <Loaded query={found} failedText={zhCommon.states.loadFailed}>
            {({ rows }) => (
              <>
                {isFull && <p className={styles.none}>{zh.full(mostRelated)}</p>}
                {rows.length === 0 && <p className={styles.none}>{zhDeskContent.nothingFound}</p>}
                <ul className={styles.rows} role="list" aria-label={zh.found}>
                  {rows.map(({ fdId, title }) => (
                    <li key={fdId}>
                      <span className={styles.name}>{title}</span>
                      {isChosen({ area: asked.area, fdId }) ? (
                        <span>{zh.added}</span>
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
              </>
            )}
          </Loaded>
        )}
      </div>
    </>
  );
}
