import type { SearchHit } from '../../contract/search';
import { Link } from '../../components/Link';
import { HitFact } from './HitFact';
import { excerptOf, factsOf, tagOf } from './hitFacts';
import { MarkedText } from './MarkedText';
import { MarkedTitle } from './MarkedTitle';
import styles from './SearchHits.module.css';
import { pathOfHit } from './searchPaths';

interface SearchHitsProps {
  hits: readonly SearchHit[];
  /** Accessible name of the list. */
  name: string;
  now: Date;
}

/** The results of all areas in one layout: only the left cell depends on the content type. */
export function SearchHits({ hits, name, now }: SearchHitsProps) {
  return (
    <div className="sheet">
      <ul className={`ruled hover-list ${styles.hits}`} role="list" aria-label={name}>
        {hits.map((hit) => {
          const tag = tagOf(hit, now);
          const excerpt = excerptOf(hit);
          return (
            <li key={hit.fdId}>
              <HitFact hit={hit} now={now} />
              <div className={styles.text}>
                <h3 className="ttl">
                  <Link className="hit" to={pathOfHit(hit)}>
                    <MarkedTitle parts={hit.title} />
                  </Link>
                </h3>
                {excerpt && (
                  <p className={`excerpt ${styles.excerpt}`}>
                    <MarkedText parts={excerpt} />
                  </p>
                )}
                <p className="meta mt-1">
                  {tag && <span className={`tag tag--${tag.wood}`}>{tag.text}</span>}{' '}
                  {hit.issuer && (
                    <span>
                      <MarkedText parts={hit.issuer} />
                    </span>
                  )}
                  {factsOf(hit).map((fact, place) => (
                    <span key={place}> {fact}</span>
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
