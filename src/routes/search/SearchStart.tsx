import { useSuggestQuery } from '../../areas/search/searchApi';
import { searchPath } from '../../areas/search/searchPaths';
import { useRecentSearches } from '../../areas/search/useRecentSearches';
import { LinkRow } from '../../components/LinkRow';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { areaNames, areas } from '../../contract/areas';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import styles from './SearchRoute.module.css';

/** The sections by name; jobs have none of their own. */
const sections = areaNames
  .filter((area) => area !== 'recruit')
  .map((area) => ({ to: areas[area].detail.replace(/\/detail.*/, ''), text: areas[area].name }));

/** Before a search: the sections, recent searches, and frequent words. */
export function SearchStart() {
  const recent = useRecentSearches();
  const { currentData } = useSuggestQuery('');
  const search = (q: string) => ({ to: searchPath(q), text: q });
  return (
    <div className={styles.head}>
      <PageTitle heading={zh.search.name} />
      <PageHeading text={zhSearch.start} />
      <p className="mt-1 text-15 ink-2">{zhSearch.startHint}</p>
      <Links name={zhSearch.sections} links={sections} />
      {/* What comes later moves nothing. */}
      <Links name={zhSearch.recent} links={recent.map(search)} />
      <Links name={zhSearch.frequent} links={(currentData?.words ?? []).map(({ word }) => search(word))} />
    </div>
  );
}

function Links({ name, links }: { name: string; links: readonly { to: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={name}>
      <h2>{name}</h2>
      <LinkRow links={links} />
    </nav>
  );
}
