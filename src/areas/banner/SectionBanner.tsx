import { zh } from '../../i18n/zh';
import { BannerCarousel, type BannerQuery } from './BannerCarousel';

/** A section's banner; `picture` is the bundled one. An empty list shows it without a message. */
export function SectionBanner({ banners, picture }: { banners: BannerQuery; picture: string }) {
  return (
    <BannerCarousel
      banners={banners}
      interval={3000}
      name={zh.banner.section}
      fallback={picture}
      messages={{ failed: zh.banner.sectionFailed }}
    />
  );
}
