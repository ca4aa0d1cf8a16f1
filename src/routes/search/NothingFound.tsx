import { Fragment } from 'react';
import { searchPath } from '../../areas/search/searchPaths';
import { Link } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { StatePanel } from '../../components/StatePanel';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import styles from './NothingFound.module.css';

/** Nothing was found: what may have been meant first, then advice, then two ways on. */
export function NothingFound({ q, corrections }: { q: string; corrections: readonly string[] }) {
  return (
    <StatePanel drawing="boards" bordered>
      <PageHeading text={zhSearch.nothing(q)} />
      {corrections.length > 0 && (
        <p className={styles.try}>
          {zhSearch.try}{' '}
          {corrections.map((correction, place) => (
            <Fragment key={correction}>
              {place > 0 && ` ${zhSearch.or} `}
              <Link to={searchPath(correction)}>{correction}</Link>
            </Fragment>
          ))}
        </p>
      )}
      <ul className={styles.hints}>
        {zhSearch.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <p className="row">
        <Link className="btn" to={paths.policy.root}>
          {zhSearch.allPolicies}
        </Link>
        <Link className="btn btn--line" to={paths.supplyDemand.supply.root}>
          {zhSearch.allEntries}
        </Link>
      </p>
    </StatePanel>
  );
}
