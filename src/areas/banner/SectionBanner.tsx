import type { BannerType } from '../../contract/banner';
import { zh } from '../../i18n/zh';
import { BannerCarousel } from '../../components/BannerCarousel';
import { useCarousel } from './useCarousel';

/** Auto-advance of the shared carousel (spec §9), ms. */
export const sectionInterval = 3000;

/** A section's banner (spec §2.6); `picture` is the bundled one. An empty list shows it without a word (decision 41). */
export function SectionBanner({ type, picture }: { type: BannerType; picture: string }) {
  const { status, ...carousel } = useCarousel(type, sectionInterval);
  return (
    <BannerCarousel
      {...carousel}
      name={zh.banner.section}
      fallback={picture}
      message={status === 'failed' ? zh.banner.sectionFailed : undefined}
    />
  );
}
