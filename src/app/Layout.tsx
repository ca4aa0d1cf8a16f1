import { Outlet } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { DisplayHost } from './DisplayControl';
import { Footer } from './Footer';
import { Header } from './Header';
import { CurrentNotice } from './PageNotice';
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
      <DisplayHost />
      <CurrentNotice />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
