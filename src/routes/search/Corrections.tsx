import { Fragment } from 'react';
import { searchPath } from '../../areas/search/searchPaths';
import { Link } from '../../components/Link';
import { zhSearch } from '../../i18n/zhSearch';

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
