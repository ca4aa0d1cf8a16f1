import { zhSaved } from '../../i18n/zhSaved';
import { headFor, hiddenHead } from '../head/headContext';
import { saved } from './route';

export const savedHead = headFor(saved, hiddenHead(zhSaved.title, zhSaved.intro));
