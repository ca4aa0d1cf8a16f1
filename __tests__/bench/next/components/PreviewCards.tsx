import Image from 'next/image';
import Link from 'next/link';
import styles from './PreviewCards.module.css';

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
    <ul className={styles.cards} aria-label={label}>
      {cards.map(({ key, title, href, tag, excerpt, portrait, picture, foot }) => (
        <li key={key} className={styles.card}>
          {portrait && <Image src={portrait} alt="" width={64} height={64} />}
          {picture && <Image className={styles.picture} src={picture} alt="" width={320} height={200} />}
          {tag && <span className="tag">{tag}</span>}
          <h2 className="title">
            <Link className="hit" href={href}>
              {title}
            </Link>
          </h2>
          <p className="excerpt">{excerpt}</p>
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
