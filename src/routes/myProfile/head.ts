import { zh } from '../../i18n/zh';
import { headFor, hiddenHead } from '../head/headContext';
import { myProfile } from './route';

export const myProfileHead = headFor(myProfile, hiddenHead(zh.own.profile, zh.my.intro));
