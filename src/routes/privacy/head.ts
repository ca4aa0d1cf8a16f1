import { zh } from '../../i18n/zh';
import { headFor, textPageHead } from '../head/headContext';
import { privacy } from './route';

export const privacyHead = headFor(privacy, textPageHead(zh.site.privacy, zh.privacy.intro));
