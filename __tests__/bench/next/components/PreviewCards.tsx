import Image from 'next/image';
import Link from 'next/link';
import styles from 'portal/routes/home/tabPanels.module.css';

export interface PreviewCard {
  key: string;
  title: string;
  href: string;
  tag?: string;
  excerpt: string;
  portrait?: string;
  picture?: string;
  foot: string[];
}

export function PreviewCards({ cards, label }: { cards: PreviewCard[]; label: string }) {
  return (
    <ul className={`hover-list ${styles.cards}`} aria-label={label}>
      {cards.map(({ key, title, href, tag, excerpt, portrait, picture, foot }) => (
        <li key={key} className={styles.card}>
          <div className={styles.top}>
            {portrait && <Image className={styles.portrait} src={portrait} alt="" width={64} height={64} />}
            {picture && <Image className={styles.picture} src={picture} alt="" width={320} height={200} />}
            {tag && <span className="tag tag--pine">{tag}</span>}
          </div>
          <h2 className={`ttl two ${styles.title}`}>
            <Link className="hit" href={href}>
              {title}
            </Link>
          </h2>
          <p className={`excerpt ${styles.excerpt}`}>{excerpt}</p>
          <p className={`meta ${styles.foot}`}>
            {foot.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
