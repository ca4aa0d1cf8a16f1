import type { SeedContent } from '../seedContent';
import type { AppEntry } from './apps/appEntry';
import { AI_APPS } from './apps/aiApps';
import { DESIGN_APPS } from './apps/designApps';
import { PRODUCTION_APPS } from './apps/productionApps';
import { STORE_APPS } from './apps/storeApps';
import { WAREHOUSE_APPS } from './apps/warehouseApps';
import { contentId } from './contentId';

const APPS: Record<string, AppEntry[]> = {
  design: DESIGN_APPS,
  mes: PRODUCTION_APPS,
  store: STORE_APPS,
  wms: WAREHOUSE_APPS,
  ai: AI_APPS,
};

const two = (number: number) => String(number).padStart(2, '0');

/** Apps of the mall over five categories; the ratings include what a faulty backend sends: none, 0 and a text. */
export const apps: SeedContent['apps'] = Object.entries(APPS).flatMap(([category, entries]) =>
  entries.map((entry, index) => ({
    fdId: contentId(`app/${category}/${index}`, entry.date),
    fdAppName: entry.name,
    fdMarketPrice: null,
    fdReleaseTime: entry.date,
    fdUserGroup: entry.users,
    fdSupplier: entry.supplier,
    fdDevLanguage: entry.language,
    fdCategoryPath: entry.picture ? `/profile/pictures/app-${two(entry.picture)}.svg` : null,
    fdRating: entry.rating,
    fdDescription: entry.text,
    fdVideoUrl: entry.video ? '/profile/files/demo.webm' : null,
    fdDemoUrl: null,
    fdDetailUrl: null,
    fdComName: entry.supplier,
    category,
    top: entry.top ?? false,
  })),
);
