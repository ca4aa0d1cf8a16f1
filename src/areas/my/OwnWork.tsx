import { Link } from '../../components/Link';
import { submissionKinds } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { listPaths, useGetMyCountsQuery } from './myApi';
import styles from './OwnWork.module.css';

/** A company's submissions on the home page: how many, and whether staff have acted on any since it looked. */
export function OwnWork({ owner }: { owner: string }) {
  const counts = useGetMyCountsQuery({ owner }).currentData;
  const news = counts?.news ?? 0;
  return (
    <section className={`noprint ${styles.work}`} aria-label={zh.ownPages.work}>
      <p>{news > 0 ? zh.ownPages.workNews(news) : zh.ownPages.work}</p>
      <ul role="list">
        {submissionKinds.map((kind) => (
          <li key={kind}>
            <Link to={listPaths[kind]}>
              {zh.ownPages.names[kind]}{' '}
              {counts && (
                <b className="num">
                  {counts[kind]}
                  <span className="vh"> {zh.ownPages.unit}</span>
                </b>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
