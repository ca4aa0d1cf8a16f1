import { Link } from '../../components/Link';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import styles from './NothingFound.module.css';
import { useSuggestQuery } from '../../areas/search/searchApi';
import { searchPath } from '../../areas/search/searchPaths';
import { useRecentSearches } from '../../areas/search/searchBoxSlice';
import { LinkRow } from '../../components/LinkRow';
import { areaNames, areas } from '../../contract/areas';
import { zh } from '../../i18n/zh';
import searchRouteStyles from './SearchRoute.module.css';
import { Fragment } from 'react';

/** Spelling corrections. */
export function Corrections({ className, words }: { className?: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className={className}>
      <span>{zhSearch.try}</span>{' '}
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && <span> {zhSearch.or} </span>}
          <Link to={searchPath(word)}>{word}</Link>
        </Fragment>
      ))}
    </p>
  );
}

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
    <div className={searchRouteStyles.head}>
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
    <nav className={searchRouteStyles.links} aria-label={name}>
      <h2>{name}</h2>
      <LinkRow links={links} />
    </nav>
  );
}

/** Illustration: squared paper. */
const squares = [
  ...[0.5, 40.5, 80.5, 120.5, 160.5].map((y) => `M0 ${y}h400`),
  ...[40.5, 80.5, 120.5, 160.5, 200.5, 240.5, 280.5, 320.5, 360.5].map((x) => `M${x} 0v200`),
].join('');

/** Illustration: a pin and a socket that do not fit. */
const drawing = (
  <svg className={styles.drawing} viewBox="0 0 400 200" fill="none" aria-hidden="true">
    <path stroke="#B9D0CA" d={squares} opacity=".5" />
    <path fill="#EAF1EF" stroke="#17443F" strokeWidth="2" d="M40 56h116v22l30-11v66l-30-11v22H40z" />
    <path fill="#DDBC8A" stroke="#76501D" strokeWidth="2" d="M360 56H224v30h22v28h-22v30h136z" />
    <path stroke="#A5301D" strokeWidth="1.5" strokeDasharray="5 5" d="M205 32v136" />
    <path stroke="#2F6F66" strokeWidth="1.2" d="M40 172h320M40 164v16M360 164v16M35 177l10-10M355 177l10-10" />
    <path fill="#fff" stroke="#76501D" d="M288 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0M324 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    <path fill="#fff" stroke="#2F6F66" d="M64 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0M100 100a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
  </svg>
);

/** No results: corrections first, then advice, then two links. */
export function NothingFound({ q, corrections }: { q: string; corrections: readonly string[] }) {
  return (
    <div className={`sheet ${styles.none}`}>
      {drawing}
      <div>
        <PageHeading text={zhSearch.nothing(q)} />
        <Corrections className={styles.try} words={corrections} />
        <ul className={styles.hints}>
          {[...([...q.trim()].length > 1 ? [] : [zhSearch.startHint]), ...zhSearch.hints].map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <p className={`row mt-5 ${styles.ways}`}>
          <Link className="btn" to={paths.policy.root}>
            {zhSearch.allPolicies}
          </Link>
          <Link className="btn btn--line" to={paths.supplyDemand.supply.root}>
            {zhSearch.allEntries}
          </Link>
        </p>
      </div>
    </div>
  );
}
