import { zh } from '../../i18n/zh';
import { BannerCarousel, type BannerQuery } from './BannerCarousel';

export function HomeBanner({ banners }: { banners: BannerQuery }) {
  return (
    <BannerCarousel
      banners={banners}
      interval={5000}
      name={zh.home.banner}
      fallback="/pictures/section-index.svg"
      messages={{ failed: zh.banner.homeFailed, empty: zh.banner.none }}
    />
  );
}
