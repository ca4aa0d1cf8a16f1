import type { App } from '../../contract/app';
import { zh } from '../../copy/zh';
import { followable } from '../../lib/followable';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { BackLink } from '../../parts/BackLink';
import { BlockHeading } from '../../parts/BlockHeading';
import { Bone } from '../../parts/Bone';
import { Day } from '../../parts/Day';
import { PageHeading } from '../../parts/PageHeading';
import { Picture } from '../../parts/Picture';
import { RichText } from '../../parts/RichText';
import { Stars } from '../../parts/Stars';
import { TitleBlock } from '../../parts/TitleBlock';
import styles from './AppSheet.module.css';
import { DemoVideo } from './DemoVideo';

/** One app of the mall, with everything of spec §3 that a reader wants. */
export function AppSheet({ app, onIntention }: { app: App; onIntention: () => void }) {
  const name = text(app.fdAppName);
  const links = [
    { href: followable(app.fdDemoUrl), label: zh.detail.demo },
    { href: followable(app.fdDetailUrl), label: zh.detail.site },
  ].filter(({ href }) => href !== undefined);
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.app}`}>
        <Picture
          className={styles.picture}
          src={app.fdCategoryPath}
          alt={zh.detail.pictureOf(name)}
          otherwise="/icons/picture-default.svg"
          width={640}
          height={400}
        />
        <div className={styles.facts}>
          <PageHeading className={styles.name} text={name} />
          <p className={styles.rate}>
            <Stars rating={app.fdRating} />
            <span className={styles.price}>{zh.section.negotiable}</span>
          </p>
          <TitleBlock
            facts={[
              { label: zh.fields.supplier, value: text(app.fdSupplier) },
              { label: zh.fields.users, value: text(app.fdUserGroup) },
              { label: zh.fields.language, value: text(app.fdDevLanguage) },
              { label: zh.fields.publishedAt, value: <Day value={app.fdReleaseTime} /> },
              { label: zh.fields.publisher, value: text(app.fdComName), full: true },
            ]}
          />
        </div>
        <div className={`noprint ${styles.action}`}>
          <button className="btn btn--lg" type="button" onClick={onIntention}>
            {zh.section.intention}
          </button>
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
      </div>
      <div className={styles.two}>
        <section className="sheet pad" aria-labelledby="app-description">
          <BlockHeading id="app-description" text={zh.detail.description} />
          <RichText html={app.fdDescription} otherwise={zh.states.noDescription} />
        </section>
        <section className="sheet pad noprint" aria-labelledby="app-video">
          <BlockHeading id="app-video" text={zh.detail.video} />
          <DemoVideo url={app.fdVideoUrl} name={name} />
        </section>
      </div>
      <p className={`noprint ${styles.back}`}>
        <BackLink root={paths.shoppingMall.root} />
      </p>
    </div>
  );
}

/** The sheet before its app is there. */
export function AppSheetSkeleton() {
  return (
    <div className={styles.page}>
      <div className={`sheet ${styles.app}`}>
        <Bone className={`${styles.picture} ${styles.pictureBone}`} />
        <div className={styles.facts}>
          <Bone width="56%" height={28} above={6} />
          <Bone width={120} height={18} above={20} />
          <Bone width="100%" height={196} above={28} />
        </div>
        <div className={styles.action}>
          <Bone width="100%" height={52} />
        </div>
      </div>
      <div className={styles.two}>
        {['app-text', 'app-film'].map((key) => (
          <div key={key} className="sheet pad">
            <Bone width={120} height={22} />
            <Bone width="100%" above={32} />
            <Bone width="100%" above={18} />
            <Bone width="64%" above={18} />
          </div>
        ))}
      </div>
    </div>
  );
}
