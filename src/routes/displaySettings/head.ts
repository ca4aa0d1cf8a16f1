import { zh } from '../../i18n/zh';
import { zhDisplay } from '../../i18n/zhDisplay';
import { headFor, noIndexHead } from '../head/headContext';
import { displaySettings } from './route';

export const displaySettingsHead = headFor(displaySettings, noIndexHead(zh.site.display, zhDisplay.intro));
