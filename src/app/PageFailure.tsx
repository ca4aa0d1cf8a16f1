import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { listen } from '../lib/events';
import { paths } from '../lib/paths';
import { PageHeading, PageTitle } from '../components/PageHeading';
import { StatePanel } from '../components/QueryBoundary';
import { Link } from '../components/Link';

/** A page that threw or whose chunk did not load: an error inside the layout, with 重试 and a link home; logged once. */
export function PageFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    console.error('[page]', error);
  }, [error]);
  const retry = () => void navigate(`${pathname}${search}`, { replace: true });
  const online = useEffectEvent(retry);
  // Whatever failed because the visitor was offline is retried too.
  useEffect(() => listen(window, ['online'], () => online()), []);
  return (
    <div className="wrap mt-7" role="alert">
      <PageTitle heading={zh.site.screenFailed} />
      <StatePanel drawing="boards">
        <PageHeading text={zh.site.screenFailed} />
        <p>{zh.site.screenFailedHint}</p>
        <div className="row">
          <button type="button" className="btn" onClick={retry}>
            {zh.site.retry}
          </button>
          <Link className="btn btn--line" to={paths.home}>
            {zh.site.backHome}
          </Link>
        </div>
      </StatePanel>
    </div>
  );
}

/** Same message as PageFailure, for a failure of the layout itself. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}
