import { zh } from '../../i18n/zh';
import { BannerCarousel } from '../../components/BannerCarousel';
import { useCarousel, type BannerQuery } from './useCarousel';

/** Interval of the home banner, ms. */
const homeInterval = 5000;

const messages = { failed: zh.banner.homeFailed, empty: zh.banner.none, loading: undefined, ready: undefined };

/** The home page's banner. */
export function HomeBanner({ banners }: { banners: BannerQuery }) {
  const { status, ...carousel } = useCarousel(banners, homeInterval);
  return (
    <BannerCarousel
      {...carousel}
      name={zh.home.banner}
      fallback="/pictures/banner-index.svg"
      message={messages[status]}
    />
  );
}

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
