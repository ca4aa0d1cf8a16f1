import { zh } from '../../i18n/zh';
import { headFor, noIndexHead } from '../head/headContext';
import { myProfile } from './route';

export const myProfileHead = headFor(myProfile, noIndexHead(zh.ownPages.profile, zh.my.intro));
