import { readExtras, type Extra } from '../contract/extras';
import { settings } from '../lib/settings';

/** What this portal offers beyond itself: its server says so on the page, plain files have the build's own setting. */
export const pageExtras = (): Extra[] => readExtras(document.documentElement.dataset.extras ?? settings.extras);
