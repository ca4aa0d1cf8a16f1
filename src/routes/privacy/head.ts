import { zh } from '../../i18n/zh';
import { headFor, wordsHead } from '../head/headContext';
import { privacy } from './route';

export const privacyHead = headFor(privacy, wordsHead(zh.site.privacy, zh.privacy.intro));
