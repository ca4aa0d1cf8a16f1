import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '../components/Footer';
import { Header } from '../components/Header';
import { texts } from '../lib/texts';
import './globals.css';

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
