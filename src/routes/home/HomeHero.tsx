import type { Page } from '../../api/portalApi';
import { useQueryResult } from '../../api/query';
import { selectUser } from '../../areas/auth/authSlice';
import { HomeBanner } from '../../areas/banner/HomeBanner';
import { getbuginessApi } from '../../areas/getbuginess/getbuginessApi';
import { useDemandSwitch } from '../../areas/navigation/useDemandSwitch';
import { articleAreas } from '../../contract/articleAreas';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { linkTargetName, safeHref } from '../../lib/links';
import { paths } from '../../lib/paths';
import { PageHeading } from '../../components/PageHeading';
import { Slogan } from '../../components/Slogan';
import { Link } from '../../components/Link';
import { useNow } from '../../components/useNow';
import { selectCarousel } from '../../state/rotationSlices';
import { useAppSelector, useOffers } from '../../state/hooks';
import { useScript } from '../../components/hooks';
import { homeQueries, type HomeQueries } from './homeQueries';
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

const entrance = ({ to, label, hint }: Record<'to' | 'label' | 'hint', string>, className?: string) => (
  <li key={to} className={className}>
    <Link to={to}>
      <b>{label}</b> <span>{hint}</span>
    </Link>
  </li>
);

/** Banner, statement and links to what most visitors come for; these are before the banner's buttons in tab order. */
export function HomeHero({ closing }: Pick<HomeQueries, 'closing'>) {
  const address = assistantAddress(useQueryResult(homeQueries.assistant).data);
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
            <BannerTitle />
          </div>
          <ul className={`noprint ${styles.links}`} role="list">
            {links.map((link) => entrance(link))}
            {address && (
              <li>
                <a href={address} rel="noopener noreferrer">
                  <b>{zh.home.ai}</b> <span>{zh.home.aiHint}</span>
                </a>
              </li>
            )}
            {others.map((link) => entrance(link, styles.other))}
          </ul>
          <Figures closing={closing} />
        </div>
      </div>
      <div className={`noprint ${styles.banner}`}>
        <HomeBanner banners={homeQueries.banners} />
      </div>
    </div>
  );
}

/** The introductions of the sections that banners lead to, by the first segment of their path. */
const lines: Readonly<Record<string, string>> = {
  policy: zh.intros.policy,
  project: zh.intros.project,
  financial: zh.intros.financial,
  specialist: zh.intros.specialist,
  supply_demand: zh.intros.supplyDemand,
  shopping_mall: zh.intros.shoppingMall,
  ...Object.fromEntries(Object.values(articleAreas).map(({ root, intro }) => [root.slice(1), intro])),
};

/** What the banner shown leads to; for readers its link says so. */
function BannerTitle() {
  const { currentData } = useQueryResult(homeQueries.banners);
  const shown = useAppSelector((state) => selectCarousel(state, homeQueries.banners.arg)?.index ?? 0);
  const link = safeHref(currentData?.[shown]?.fdLink) ?? '';
  const title = linkTargetName(link);
  return (
    <p className={`noprint ${styles.now}`} aria-hidden="true">
      {title && (
        <>
          <b>{title}</b> <small>{lines[link.split('/')[1]!]}</small>
        </>
      )}
    </p>
  );
}

/** The number of a list's rows, if it is known. */
const totalOf = (page: Page<unknown> | null | undefined) => (page?.isPart ? undefined : page?.total);

/** How many projects, supplies and demands, and experts there are, as far as it is known. */
function Figures({ closing }: Pick<HomeQueries, 'closing'>) {
  const demand = useDemandSwitch();
  const projects = useQueryResult(closing).currentData;
  const listed = totalOf(projects);
  const supplies = totalOf(useQueryResult(homeQueries.supply).currentData);
  const demands = totalOf(getbuginessApi.endpoints.listGetbuginess.useQueryState(homeQueries.demand.arg).currentData);
  const experts = totalOf(useQueryResult(homeQueries.allExperts).currentData);
  const now = useNow();
  // Without filters the total is that of all projects, closed ones too.
  const open = projects?.rows.filter(({ fdApplicationEnd }) => !isOver(fdApplicationEnd, now)).length;
  const count = closing.arg.choice ? listed : listed === projects?.rows.length && open;
  const entries =
    demand === 'hidden' ? supplies : demands !== undefined && supplies !== undefined && demands + supplies;
  const figures = [
    { to: paths.project.root, words: zh.home.figures.projects, count },
    { to: paths.supplyDemand.root, words: zh.home.figures.entries, count: entries },
    { to: paths.specialist.all(), words: zh.home.figures.experts, count: experts },
  ];
  return (
    <ul className={`noprint ${styles.figures}`} role="list">
      {figures.map(({ to, words: [label, unit], count }) => (
        // An unknown one keeps its place.
        <li key={to} aria-hidden={typeof count !== 'number' || undefined}>
          {typeof count === 'number' && (
            <Link to={to}>
              <span>{label}</span> <strong>{count}</strong> <small>{unit}</small>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const load = () => import(/* webpackChunkName: "account" */ '../../areas/my/OwnWork');

/** A logged-in company's own work; its script loads for companies only. */
function OwnWorkOfCompany({ owner }: { owner: string | null | undefined }) {
  const isWanted = useOffers('my') && Boolean(owner);
  const script = useScript(load, isWanted);
  return isWanted && script && <script.OwnWork owner={owner!} />;
}
