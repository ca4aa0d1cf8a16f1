import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { headFor, noIndexHead } from '../head/headContext';
import { login } from './route';

export const loginHead = headFor(login, noIndexHead(zh.auth.login, zhHead.account));
