import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { headFor, noIndexHead } from '../head/headContext';
import { register } from './route';

export const registerHead = headFor(register, noIndexHead(zh.auth.register, zhHead.account));
