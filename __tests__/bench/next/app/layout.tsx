import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import 'portal/styles/tokens.css';
import 'portal/styles/elements.css';
import 'portal/styles/layout.css';
import 'portal/styles/entries.css';
import 'portal/styles/tags.css';
import 'portal/styles/buttons.css';
import 'portal/styles/forms.css';
import 'portal/styles/preferences.css';
import 'portal/styles/print.css';
import 'portal/styles/frame.css';
import 'portal/styles/page.css';
import 'portal/styles/text.css';
import 'portal/styles/spacing.css';
import { Footer } from '../components/Footer';
import { Header } from '../components/Header';
import { texts } from '../lib/texts';

export const metadata: Metadata = {
  title: { default: texts.site, template: `%s - ${texts.site}` },
  description: texts.description,
  icons: '/icons/favicon.svg',
};

export const viewport: Viewport = { themeColor: '#17443F' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <Header />
        <main id="main">{children}</main>
        <Footer />
      </body>
    </html>
  );
}
