import { selectUser } from '../../areas/auth/authSlice';
import type { BannerQuery } from '../../areas/banner/useCarousel';
import { HomeBanner } from '../../areas/banner/HomeBanner';
import { OwnWorkOfCompany } from '../../areas/my/OwnWorkOfCompany';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { PageHeading } from '../../components/PageHeading';
import { Slogan } from '../../components/Slogan';
import { Link } from '../../components/Link';
import { useAppSelector } from '../../state/hooks';
import styles from './HomeHero.module.css';

const links = [
  { to: paths.project.root, label: zh.section.projects, hint: zh.home.projectsHint },
  { to: paths.financial.root, label: zh.nav.financial, hint: zh.home.financialHint },
  { to: paths.supplyDemand.root, label: zh.nav.supplyDemand, hint: zh.home.supplyDemandHint },
];

/** In large type the page begins with all tasks; otherwise these are in the navigation above only. */
const others = [
  { to: paths.policy.root, label: zh.nav.policy, hint: zh.home.policyHint },
  { to: paths.specialist.root, label: zh.nav.specialist, hint: zh.home.specialistHint },
  { to: paths.contactUs, label: zh.home.call, hint: zh.home.callHint },
];

/** Target of `home:ai`, if safe: an http(s) URL or a path of this site. */
export function assistantAddress(value: string | null | undefined): string | undefined {
  if (!value) return undefined;
  if (/^\/(?![/\\])/.test(value)) return value;
  return /^https?:\/\//i.test(value) && URL.canParse(value) ? value : undefined;
}

interface HomeHeroProps {
  assistant: string | null | undefined;
  banners: BannerQuery;
}

/** Banner, statement and links to what most visitors come for; these are before the banner's buttons in tab order. */
export function HomeHero({ assistant, banners }: HomeHeroProps) {
  const address = assistantAddress(assistant);
  const user = useAppSelector(selectUser);
  return (
    <div className={styles.hero} data-tasks="">
      <div className={`${styles.panel} on-dark`}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.first}>
            <PageHeading hidden text={zh.nav.home} />
            <p className={styles.statement}>
              <Slogan />
            </p>
            <OwnWorkOfCompany owner={user?.fdComId} />
          </div>
          <ul className={`noprint ${styles.links}`} role="list">
            {links.map(({ to, label, hint }) => (
              <li key={to}>
                <Link to={to}>
                  <EntranceCard label={label} hint={hint} />
                </Link>
              </li>
            ))}
            {address && (
              <li>
                <a href={address} rel="noopener noreferrer">
                  <EntranceCard label={zh.home.ai} hint={zh.home.aiHint} />
                </a>
              </li>
            )}
            {others.map(({ to, label, hint }) => (
              <li key={to} className={styles.other}>
                <Link to={to}>
                  <EntranceCard label={label} hint={hint} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`noprint ${styles.banner}`}>
        <HomeBanner banners={banners} />
      </div>
    </div>
  );
}

function EntranceCard({ label, hint }: { label: string; hint: string }) {
  return (
    <>
      <b>{label}</b> <span>{hint}</span>
    </>
  );
}
