import Link from 'next/link';
import slogan from 'portal/components/Slogan.module.css';
import styles from 'portal/routes/home/HomeHero.module.css';
import { Carousel } from '../components/Carousel';
import { Experts } from '../components/Experts';
import { Match } from '../components/Match';
import { PreviewCards, type PreviewCard } from '../components/PreviewCards';
import { Tabs } from '../components/Tabs';
import { listPolicies, rowsOf } from '../lib/portal';
import { day, excerpt } from '../lib/text';
import { heroLinks, texts } from '../lib/texts';

const shown = 4;

async function tabs() {
  const [policies, specialists, news, apps] = await Promise.all([
    listPolicies(1, shown, '3'),
    rowsOf('specialist/list', shown),
    rowsOf('industryNews/list', shown),
    rowsOf('app/list', shown),
  ]);
  const cards: { id: string; label: string; href: string; cards: PreviewCard[] }[] = [
    {
      id: 'policy',
      label: '政策解读',
      href: '/policy',
      cards: policies.rows.map((policy) => ({
        key: policy.fdId,
        title: policy.fdTitle,
        href: `/policy/detail/${policy.fdId}`,
        tag: policy.fdTheme ?? '政策解读',
        excerpt: excerpt(policy.fdContent, 80),
        foot: [day(policy.fdApplyDate), policy.fdIssuedComName ?? ''],
      })),
    },
    {
      id: 'specialist',
      label: '人才服务',
      href: '/specialist',
      cards: specialists.map((person) => ({
        key: person.fdId,
        title: person.fdName,
        href: `/specialist/detail/${person.fdId}`,
        tag: person.fdTitle ?? '',
        portrait: person.fdAvatar,
        excerpt: excerpt(person.fdIntro, 80),
        foot: [person.fdHometown ?? ''],
      })),
    },
    {
      id: 'special',
      label: '行业动态',
      href: '/special',
      cards: news.map((item) => ({
        key: item.fdId,
        title: item.fdTitle,
        href: `/special/detail/${item.fdId}`,
        tag: '行业动态',
        excerpt: excerpt(item.fdContent, 80),
        foot: [day(item.fdApplyDate), item.fdComName ?? ''],
      })),
    },
    {
      id: 'apps',
      label: '数字化应用商城',
      href: '/shopping_mall',
      cards: apps.map((app) => ({
        key: app.fdId,
        title: app.fdAppName,
        href: `/shopping_mall/detail/${app.fdId}`,
        picture: app.fdCategoryPath,
        excerpt: excerpt(app.fdDescription, 80),
        foot: [`★ ${app.fdRating ?? '--'}`],
      })),
    },
  ];
  return cards.map(({ cards: rows, ...tab }) => ({ ...tab, panel: <PreviewCards label={tab.label} cards={rows} /> }));
}

export default async function Home() {
  const [banners, sections, demand, supply, experts] = await Promise.all([
    rowsOf('banner/list', 6, { type: 'banner_index' }),
    tabs(),
    rowsOf('getbuginess/list', 6, { type: '1' }),
    rowsOf('getbuginess/list', 6, { type: '2' }),
    rowsOf('specialist/recommendList', 3),
  ]);
  return (
    <>
      <div className={styles.hero}>
        <div className={`on-dark ${styles.panel}`}>
          <div className={`wrap ${styles.columns}`}>
            <h1 className="vh">首页</h1>
            <p className={styles.statement}>
              {texts.statement.map((line) => (
                <span key={line} className={slogan.line}>
                  {line}
                </span>
              ))}
            </p>
            <ul className={styles.links}>
              {heroLinks.map(({ label, hint, href }) => (
                <li key={label}>
                  <Link href={href}>
                    <b>{label}</b> <span>{hint}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.banner}>
          <Carousel banners={banners} interval={5000} />
        </div>
      </div>
      <div className="wrap">
        <Tabs tabs={sections} />
        <Match demand={demand} supply={supply} />
        <Experts experts={experts} />
      </div>
    </>
  );
}
