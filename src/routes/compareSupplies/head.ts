import { zhCompare } from '../../i18n/zhCompare';
import { headFor, noIndexHead } from '../head/headContext';
import { compareSupplies } from './route';

export const compareSuppliesHead = headFor(compareSupplies, noIndexHead(zhCompare.title, zhCompare.intro));
