import { Fragment, memo, useCallback, useDeferredValue, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { Icon } from '../../components/Icon';
import { MoreLink } from '../../components/MoreLink';
import { useFirstShown } from '../../components/useFirstShown';
import { useHasChanged } from '../../components/hooks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { homeShown, homeTabChosen, homeTabs, selectHomeTabs, type HomeTab } from '../../state/rotationSlices';
import { query as queryOf, useQueryResult, type Query } from '../../api/query';
import type { Page } from '../../api/portalApi';
import { appApi } from '../../areas/app/appApi';
import { articleQueries } from '../../areas/articles/articlesApi';
import { specialistApi } from '../../areas/specialist/specialistApi';
import type { ListQuery } from '../../contract/envelope';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { Stars } from '../../components/Stars';
import { Skeleton, indexes } from '../../components/Skeleton';
import { CardPicture } from '../../components/CardPicture';
import { Picture } from '../../components/Picture';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { homeQueries, homeTabQuery as query } from './homeQueries';
import styles from './HomeTabs.module.css';
import cardStyles from './tabPanels.module.css';

/** One item of a home tab. */
interface PreviewCard {
  key: string;
  title: string;
  to: string;
  tag?: string;
  excerpt: string;
  picture?: ReactNode;
  foot: ReactNode;
}

/** Loading skeleton of four cards. */
function PreviewCardsSkeleton() {
  return (
    <div className={cardStyles.cards}>
      {indexes(4).map((place) => (
        <div key={place} className={cardStyles.card}>
          <Skeleton width={64} height={22} />
          <Skeleton width="92%" height={20} above={16} />
          <Skeleton width={`${64 - place * 6}%`} height={20} above={8} />
          <Skeleton width="100%" above={18} />
          <Skeleton width="100%" above={12} />
          <Skeleton width="40%" above={12} />
          <div className={cardStyles.foot}>
            <Skeleton width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}

const excerptLength = 80;

/**
 * A tab whose panel shows the first rows of a list as cards, styled as the doors of a cabinet.
 *
 * @param to the section that it leads to
 */
const panelOf = <Row,>(
  label: string,
  to: string,
  list: Query<ListQuery, Page<Row> | null>,
  cardOf: (row: Row) => PreviewCard,
) => ({
  label,
  to,
  Panel: function Panel() {
    const result = useQueryResult(list);
    return (
      <QueryBoundary
        status={queryStatus(result, ({ rows }) => rows.length === 0)}
        onRetry={() => void result.refetch()}
        skeleton={<PreviewCardsSkeleton />}
      >
        <ul className={`hover-list ${cardStyles.cards}`} role="list" aria-label={label}>
          {(result.currentData?.rows ?? []).slice(0, query.pageSize).map((row) => {
            const { key, title, to, tag, excerpt, picture, foot } = cardOf(row);
            return (
              <li key={key} className={cardStyles.card}>
                <div className={cardStyles.top}>
                  {picture}
                  {tag && <span className="tag tag--pine">{tag}</span>}
                </div>
                <CardTitle to={to} text={title} className={`two ${cardStyles.title}`} />
                <p className={`excerpt ${cardStyles.excerpt}`}>
                  <Prose text={excerpt} />
                </p>
                <div className={`meta ${cardStyles.foot}`}>{foot}</div>
              </li>
            );
          })}
        </ul>
      </QueryBoundary>
    );
  },
});

const { special } = articleQueries;
const { listSpecialists } = specialistApi.endpoints;
const { listApps } = appApi.endpoints;

/** The day of an entry, and who published it. */
const dayAndSource = (day: unknown, source: unknown) => (
  <>
    <DateText value={day} /> <span>{toText(source)}</span>
  </>
);

/** The four tabs of the home page. */
const tabPanels: Readonly<Record<HomeTab, ReturnType<typeof panelOf>>> = {
  policy: panelOf(zh.home.policyTab, paths.policy.root, homeQueries.policies, (policy) => ({
    key: policy.fdId,
    title: toText(policy.fdTitle),
    to: paths.policy.detail(policy.fdId),
    tag: toText(policy.fdTheme, zh.home.policyTab),
    excerpt: excerpt(policy.fdContent, excerptLength) || zh.states.noContent,
    foot: dayAndSource(policy.fdApplyDate, policy.fdIssuedComName),
  })),
  specialist: panelOf(zh.home.specialistTab, paths.specialist.root, queryOf(listSpecialists, query), (person) => ({
    key: person.fdId,
    title: toText(person.fdName),
    to: paths.specialist.detail(person.fdId),
    tag: toText(person.fdTitle),
    picture: (
      <Picture
        className={cardStyles.portrait}
        src={person.fdAvatar}
        alt=""
        fallback="/icons/avatar-default.svg"
        width={64}
        height={64}
        loading="lazy"
      />
    ),
    excerpt: excerpt(person.fdIntro, excerptLength) || zh.states.noDescription,
    foot: <span>{toText(person.fdHometown)}</span>,
  })),
  special: panelOf(zh.home.specialTab, paths.special.root, queryOf(special.list, query), (item) => ({
    key: item.fdId,
    title: toText(item.fdTitle),
    to: paths.special.detail(item.fdId),
    tag: zh.home.specialTab,
    excerpt: excerpt(item.fdContent, excerptLength) || zh.states.noContent,
    foot: dayAndSource(item.fdApplyDate, item.fdComName),
  })),
  shoppingMall: panelOf(zh.home.shoppingMallTab, paths.shoppingMall.root, queryOf(listApps, query), (app) => ({
    key: app.fdId,
    title: toText(app.fdAppName),
    to: paths.shoppingMall.detail(app.fdId),
    picture: <CardPicture className={cardStyles.picture} src={app.fdCategoryPath} width={320} height={200} />,
    excerpt: excerpt(app.fdDescription, excerptLength) || zh.states.noDescription,
    foot: <Stars rating={app.fdRating} compact />,
  })),
};

/** Arrow keys of tabs, with their step (WAI-ARIA tabs pattern). */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

const tabId = (tab: HomeTab) => `home-tab-${tab}`;

/** The panel of the chosen tab, which slides in. Rendered after the tabs: a tap is answered before it. */
const OpenPanel = memo(function OpenPanel({ tab }: { tab: HomeTab }) {
  const hasChanged = useHasChanged(tab);
  const { Panel } = tabPanels[tab];
  return (
    <div key={tab} className={hasChanged ? styles.slide : undefined}>
      <Panel />
    </div>
  );
});

/** The four tabs. While sliding, no other tab can be selected. */
export function HomeTabs() {
  const dispatch = useAppDispatch();
  const { tab: open, sliding } = useAppSelector(selectHomeTabs);
  const place = homeTabs.indexOf(open);
  const { label, to } = tabPanels[open];

  // A server-rendered tab that was clicked early need not wait.
  useFirstShown(useCallback(() => void dispatch(homeShown()), [dispatch]));

  const choose = (tab: HomeTab | undefined) => {
    if (!sliding && tab !== undefined && tab !== open) dispatch(homeTabChosen(tab));
  };
  const list = useRef<HTMLDivElement>(null);
  const moveTo = (next: number) => {
    choose(homeTabs[next]);
    (list.current!.children[next] as HTMLElement).focus();
  };
  /** At either end the button is disabled, and would lose the focus. */
  const step = (by: number) => {
    if (homeTabs[place + 2 * by]) choose(homeTabs[place + by]);
    else if (!sliding) moveTo(place + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (!sliding) moveTo(Math.min(homeTabs.length - 1, Math.max(0, place + by)));
  };

  return (
    <div className={`block ${styles.deck}`}>
      <div className={styles.bar}>
        <div ref={list} className={styles.list} role="tablist" aria-label={zh.home.tabs} onKeyDown={onKeyDown}>
          {homeTabs.map((tab) => (
            <button
              key={tab}
              className={styles.tab}
              role="tab"
              type="button"
              id={tabId(tab)}
              aria-selected={tab === open}
              aria-controls="home-tab-panel"
              aria-disabled={(sliding && tab !== open) || undefined}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => choose(tab)}
            >
              <TabLabel text={tabPanels[tab].label} />
            </button>
          ))}
        </div>
        <div className={styles.go}>
          <MoreLink to={to} label={`${zh.home.more} ${label}`}>
            {zh.home.more}
          </MoreLink>
          {[-1, 1].map((by) => (
            <button
              key={by}
              className={styles.step}
              type="button"
              aria-label={by < 0 ? zh.home.previousTab : zh.home.nextTab}
              disabled={!homeTabs[place + by]}
              // Only while sliding: the button keeps the focus.
              aria-disabled={sliding || undefined}
              onClick={() => step(by)}
            >
              <Icon name={by < 0 ? 'chevronLeft' : 'chevronRight'} />
            </button>
          ))}
        </div>
      </div>
      <div className={styles.panel} role="tabpanel" id="home-tab-panel" aria-labelledby={tabId(open)} tabIndex={0}>
        <OpenPanel tab={useDeferredValue(open)} />
      </div>
    </div>
  );
}

/** 数字化应用商城 wraps between its words on narrow tabs. */
function TabLabel({ text }: { text: string }) {
  const parts = text.length > 5 ? [text.slice(0, 3), text.slice(3)] : [text];
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <wbr aria-hidden="true" />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
