import { zhSaved } from '../../i18n/zhSaved';
import { headFor, noIndexHead } from '../head/headContext';
import { saved } from './route';

export const savedHead = headFor(saved, noIndexHead(zhSaved.title, zhSaved.intro));
