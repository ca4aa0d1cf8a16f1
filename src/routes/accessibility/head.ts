import { zhAccessibility } from '../../i18n/zhAccessibility';
import { zhFooter } from '../../i18n/zhFooter';
import { headFor, wordsHead } from '../head/headContext';
import { accessibility } from './route';

export const accessibilityHead = headFor(accessibility, wordsHead(zhFooter.accessibility, zhAccessibility.intro));
