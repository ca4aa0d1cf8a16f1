import { zh } from '../../i18n/zh';
import { zhHead } from '../../i18n/zhHead';
import { headFor, noIndexHead } from '../head/headContext';
import { search } from './route';

export const searchHead = headFor(search, noIndexHead(zh.search.name, zhHead.description));
