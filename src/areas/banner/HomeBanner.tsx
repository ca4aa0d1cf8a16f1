import { zh } from '../../i18n/zh';
import { BannerCarousel } from '../../components/BannerCarousel';
import { useCarousel, type BannerQuery } from './useCarousel';

/** Interval of the home banner, ms. */
export const homeInterval = 5000;

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
