import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { Header, DisplayHost } from './Header';
import { CurrentNotice } from './PageNotice';
import { usePageRouter } from './PageRoutes';
import { HydrationBoundary } from '../components/hydration';
import styles from './Layout.module.css';
import { useQueryResult } from '../api/query';
import { zhFooter } from '../i18n/zhFooter';
import { paths, encodeComponent } from '../lib/paths';
import { queryStatus, RetryLink } from '../components/QueryBoundary';
import { Link } from '../components/Link';
import { entryOf } from '../areas/navigation/navigationApi';

/** The query behind the footer of every page. */
export const footerQuery = entryOf('home:footer');

const records = /([一-龥](?:ICP备(?:\d{8}|\d{10})号(?:-\d{1,3})?|公网安备\s?\d{14}号))/;

/** A telephone number with its area code and its label, which stay on one line. */
const telephone = /((?:[一-龥]{2,6}：)?\d{3,4}-\d[\d\s-]{4,}\d)/;

/** A line split at the website's record (ICP) numbers, each with the public register; anything else stays text. */
export const splitRecordNumbers = (line: string): { text: string; register?: string }[] =>
  line.split(records).map((text, place) => {
    if (place % 2 === 0) return { text };
    const code = /\d{14}/.exec(text);
    const register = code ? `https://beian.mps.gov.cn/#/query/webSearch?code=${code[0]}` : 'https://beian.miit.gov.cn/';
    return { text, register };
  });

/** The line from the config (copyright, operator, telephone and hours, record number), privacy terms and feedback. */
function Footer() {
  const result = useQueryResult(footerQuery);
  const { pathname } = useLocation();
  return (
    <footer className={`noprint on-dark ${styles.foot}`}>
      <div className="wrap">
        <img className="logo" src="/icons/logo-light.svg" alt="" width={238} height={40} loading="lazy" />
        <p>
          {splitRecordNumbers(result.data ?? '').map(({ text, register }, place) =>
            register ? (
              <a key={place} href={register}>
                {text}
              </a>
            ) : (
              text.split(telephone).map((part, at) =>
                at % 2 === 0 ? (
                  part
                ) : (
                  <span key={at} className="nb">
                    {part}
                  </span>
                ),
              )
            ),
          )}
          {queryStatus(result) === 'failed' && (
            <RetryLink what={zh.site.copyright} onRetry={() => void result.refetch()} />
          )}
        </p>
        <Link to={paths.privacy}>{zh.site.privacy}</Link> <Link to={paths.accessibility}>{zhFooter.accessibility}</Link>{' '}
        <Link to={paths.saved}>{zhFooter.saved}</Link>{' '}
        <Link to={`${paths.contactUs}?from=${encodeComponent(pathname)}`} rel="nofollow">
          {zhFooter.feedback}
        </Link>
      </div>
    </footer>
  );
}

/** A progress bar at the top while the next page's chunk loads; it appears only after a delay. */
function ProgressHint() {
  const { navigation } = usePageRouter().state;
  return navigation.state === 'idle' ? null : <div className={`noprint ${styles.line}`} aria-hidden="true" />;
}

/** Header, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {zh.site.skip}
      </a>
      <ProgressHint />
      <Header />
      <DisplayHost />
      <CurrentNotice />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
    </>
  );
}
