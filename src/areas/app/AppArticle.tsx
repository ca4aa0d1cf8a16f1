import { useContext, useState } from 'react';
import type { App } from '../../contract/areas/app';
import { zh } from '../../i18n/zh';
import { safeHref } from '../../lib/links';
import { toText } from '../../lib/toText';
import { DetailFooterContext, ArticleActions, ArticleActionsSkeleton } from '../../components/ArticleLayout';
import { useRichTextAhead } from '../../components/markup/RichTextContext';
import { Block } from '../../components/Block';
import { Skeleton } from '../../components/Skeleton';
import { DateText } from '../../components/DateText';
import { PageHeading } from '../../components/PageHeading';
import { Picture } from '../../components/Picture';
import { ReceiptLink } from '../../components/ReceiptLink';
import { RichText } from '../../components/RichText';
import { Stars } from '../../components/Stars';
import { FactSheet } from '../../components/FactSheet';
import styles from './AppArticle.module.css';
import { fileUrl } from '../../lib/paths';

/** The video of an app, or a message if there is none or it fails to play. */
function DemoVideo({ url, name }: { url: unknown; name: string }) {
  const source = fileUrl(url);
  const [broken, setBroken] = useState<string>();
  if (!source || broken === source) return <p className={`on-dark ${styles.none}`}>{zh.states.noVideo}</p>;
  return (
    <video
      className={styles.video}
      src={source}
      controls
      preload="metadata"
      playsInline
      aria-label={zh.app.videoOf(name)}
      onError={() => setBroken(source)}
    />
  );
}

interface AppArticleProps {
  app: App;
  /** Receipt number of the company's latest intention. */
  receipt?: string;
  onIntention: () => void;
}

export function AppArticle({ app, receipt, onIntention }: AppArticleProps) {
  const name = toText(app.fdAppName);
  const links = [
    { href: safeHref(app.fdDemoUrl), label: zh.app.demo },
    { href: safeHref(app.fdDetailUrl), label: zh.app.site },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.app}`}>
        <div className={styles.picture}>
          <Picture
            src={app.fdCategoryPath}
            alt={zh.app.pictureOf(name)}
            fallback="/icons/picture-default.svg"
            width={640}
            height={400}
          />
        </div>
        <div className={styles.facts}>
          <PageHeading className={styles.name} text={name} />
          <p className={styles.rate}>
            <Stars rating={app.fdRating} /> <span className="ml-auto text-15 ink-3">{zh.browse.negotiable}</span>
          </p>
          <FactSheet
            facts={[
              { label: zh.app.supplier, value: toText(app.fdSupplier) },
              { label: zh.app.users, value: toText(app.fdUserGroup) },
              { label: zh.app.language, value: toText(app.fdDevLanguage) },
              { label: zh.fields.publishedAt, value: <DateText value={app.fdReleaseTime} /> },
              { label: zh.fields.publisher, value: toText(app.fdComName), full: true },
            ]}
          />
        </div>
        <div className={`noprint ${styles.action}`} data-reach>
          <button className="btn btn--lg" type="button" onClick={onIntention}>
            {zh.browse.intention}
          </button>
          {receipt && <ReceiptLink text={zh.ownPages.intended} number={receipt} />}
        </div>
        {links.length > 0 && (
          <p className={`noprint ${styles.links}`}>
            {links.map(({ href, label }) => (
              <a key={label} className="btn btn--line" href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            ))}
          </p>
        )}
        <div className={`noprint ${styles.tools}`}>
          <ArticleActions />
        </div>
      </div>
      <div className={styles.two}>
        <Block className="sheet pad" id="app-description" text={zh.app.description}>
          <RichText html={app.fdDescription} fallback={zh.states.noDescription} />
        </Block>
        <Block className="sheet pad noprint" id="app-video" text={zh.app.video}>
          <DemoVideo url={app.fdVideoUrl} name={name} />
        </Block>
      </div>
      <div className="mt-5">{useContext(DetailFooterContext)}</div>
    </div>
  );
}

export function AppArticleSkeleton() {
  useRichTextAhead();
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.app}`}>
        <div className={styles.picture}>
          <Skeleton className={styles.pictureSkeleton} />
        </div>
        <div className={styles.facts}>
          <Skeleton width="56%" height={28} above={6} />
          <Skeleton width={120} height={18} above={20} />
          <Skeleton width="100%" height={196} above={28} />
        </div>
        <div className={styles.action}>
          <Skeleton width="100%" height={52} />
        </div>
        <div className={`noprint ${styles.tools}`}>
          <ArticleActionsSkeleton />
        </div>
      </div>
      <div className={styles.two}>
        {['app-text', 'app-film'].map((key) => (
          <div key={key} className="sheet pad">
            <Skeleton width={120} height={22} />
            <Skeleton width="100%" above={32} />
            <Skeleton width="100%" above={18} />
            <Skeleton width="64%" above={18} />
          </div>
        ))}
      </div>
    </div>
  );
}
