'use client';

import Image from 'next/image';
import Link from 'next/link';
import styles from 'portal/areas/banner/BannerCarousel.module.css';
import { useEffect, useState } from 'react';
import type { Row } from '../lib/portal';
import { texts } from '../lib/texts';
import { Icon } from './Icon';

interface CarouselProps {
  banners: Row[];
  interval: number;
}

/** One banner at a time; the next one is fetched while one shows. */
export function Carousel({ banners, interval }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const shown = banners[index];
  const next = (index + 1) % banners.length;

  useEffect(() => {
    if (isPaused || isHeld) return;
    const timer = setTimeout(() => setIndex(next), interval);
    return () => clearTimeout(timer);
  }, [next, isPaused, isHeld, interval]);

  useEffect(() => {
    const following = banners[next];
    if (following) new window.Image().src = following.fdFilePath;
  }, [banners, next]);

  if (!shown) return null;
  return (
    <section
      className={styles.carousel}
      aria-label={texts.banner.name}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <Link href={shown.fdLink}>
        <Image
          src={shown.fdFilePath}
          alt={texts.banner.nth(index + 1)}
          width={1600}
          height={400}
          preload={index === 0}
          fetchPriority="high"
          loading="eager"
        />
      </Link>
      <div className={styles.dots}>
        {banners.map((banner, nth) => (
          <button
            key={banner.fdId}
            type="button"
            className={styles.dot}
            aria-label={texts.banner.nth(nth + 1)}
            aria-current={nth === index || undefined}
            onClick={() => setIndex(nth)}
          />
        ))}
        <button
          type="button"
          aria-label={isPaused ? texts.banner.resume : texts.banner.pause}
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      </div>
    </section>
  );
}
