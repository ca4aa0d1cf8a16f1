import { zhAccessibility } from '../../i18n/zhAccessibility';
import { zhFooter } from '../../i18n/zhFooter';
import { headFor, textPageHead } from '../head/headContext';
import { accessibility } from './route';

export const accessibilityHead = headFor(accessibility, textPageHead(zhFooter.accessibility, zhAccessibility.intro));
