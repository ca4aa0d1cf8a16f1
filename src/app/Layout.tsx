import { Outlet } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { Footer } from './Footer';
import { Header } from './Header';
import { CurrentNotice } from './PageNotice';
import notice from './PageNotice.module.css';
import { ProgressHint } from './ProgressHint';

/** Header, content, footer. */
export function Layout() {
  return (
    <>
      <a className="skip" href="#main">
        {zh.site.skip}
      </a>
      <ProgressHint />
      <Header />
      <CurrentNotice />
      {/* In drawn pages, of which more can be used then than it seems. */}
      <noscript>
        <link rel="stylesheet" href="/no-script.css" />
        <p className={notice.notice}>{zh.site.scriptNeeded}</p>
      </noscript>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
