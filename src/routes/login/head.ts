import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { headFor, hiddenHead } from '../head/headContext';
import { login } from './route';

export const loginHead = headFor(login, hiddenHead(zh.auth.login, zhHead.account));
