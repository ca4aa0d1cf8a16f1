import { readExtras, type Extra } from '../contract/extras';
import { settings } from '../lib/settings';

/** The optional features of this portal: stated by its server on the page; a static build has them in its settings. */
export const pageExtras = (): Extra[] => readExtras(document.documentElement.dataset.extras ?? settings.extras);
