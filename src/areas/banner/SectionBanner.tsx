import { zh } from '../../i18n/zh';
import { BannerCarousel } from '../../components/BannerCarousel';
import { useCarousel, type BannerQuery } from './useCarousel';

/** Interval of a section's banner, ms. */
export const sectionInterval = 3000;

/** A section's banner; `picture` is the bundled one. An empty list shows it without a message. */
export function SectionBanner({ banners, picture }: { banners: BannerQuery; picture: string }) {
  const { status, ...carousel } = useCarousel(banners, sectionInterval);
  return (
    <BannerCarousel
      {...carousel}
      name={zh.banner.section}
      fallback={picture}
      message={status === 'failed' ? zh.banner.sectionFailed : undefined}
    />
  );
}
