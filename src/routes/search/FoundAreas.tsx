import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { SearchHits } from '../../areas/search/SearchHits';
import { searchPath } from '../../areas/search/searchPaths';
import { BlockHeading } from '../../components/BlockHeading';
import { MoreLink } from '../../components/MoreLink';
import { Pagination } from '../../components/Pagination';
import { RedirectTo } from '../../components/RedirectTo';
import { SideNav } from '../../components/SideNav';
import { searchAreas, type SearchPage, type SearchQuery } from '../../contract/search';
import { zhSearch } from '../../i18n/zhSearch';
import { lastPageOf } from '../section/lastPage';
import { addressHasPage, queryForPage } from '../section/pageOfAddress';
import { useNow } from '../section/useNow';
import { searchPageSize } from './searchQuery';
import { totalFound } from './totalFound';
import styles from './FoundAreas.module.css';

/** The areas with their counts, and what was found of each. */
export function FoundAreas({ query, page }: { query: SearchQuery; page: SearchPage }) {
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const { q, area: named, pageNum = 1 } = query;
  const shown = named ? Math.min(pageNum, lastPageOf(page.total, searchPageSize)) : 1;
  const addressIsRight = addressHasPage(search.get('page'), shown);
  const areas = [
    { key: 'all', label: zhSearch.all, to: searchPath(q), current: !named, count: totalFound(page) },
    ...searchAreas
      .filter((area) => page.counts[area] || area === named)
      .map((area) => ({
        key: area,
        label: zhSearch.names[area],
        to: searchPath(q, area),
        current: area === named,
        count: page.counts[area] ?? 0,
      })),
  ];
  return (
    <div className={`cols ${styles.cols}`}>
      {!addressIsRight && <RedirectTo to={{ search: queryForPage(search, shown).toString() }} />}
      <div className={clsx(styles.areas, areas.length % 4 === 1 && styles.byThree)}>
        <SideNav name={zhSearch.areas} items={areas} />
      </div>
      <div>
        {named && page.groups.length === 0 && <p>{zhSearch.nothingIn(zhSearch.names[named], q)}</p>}
        {page.groups.map(({ area, count, rows }) => {
          const name = zhSearch.names[area];
          const id = `found-${area}`;
          const isMore = !named && count > rows.length;
          return (
            <section key={area} className={styles.group} aria-labelledby={id}>
              <BlockHeading
                id={id}
                text={
                  <>
                    {name} <span className={`num ${styles.count}`}>{zhSearch.count(count)}</span>
                  </>
                }
                action={isMore && <MoreLink to={searchPath(q, area)}>{zhSearch.allOf(name)}</MoreLink>}
              />
              <SearchHits hits={rows} name={name} now={now} headingLevel={3} />
            </section>
          );
        })}
        {named && page.groups.length > 0 && (
          <Pagination
            total={page.total}
            counted
            pageSize={searchPageSize}
            page={shown}
            kept={[
              ['q', q],
              ['area', named],
            ]}
            onPage={(next) => setSearch(queryForPage(search, next))}
          />
        )}
      </div>
    </div>
  );
}
