import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { headFor, hiddenHead } from '../head/headContext';
import { search } from './route';

export const searchHead = headFor(search, hiddenHead(zh.search.name, zhHead.description));
