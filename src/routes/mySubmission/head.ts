import { zh } from '../../i18n/zh';
import { headFor, hiddenHead } from '../head/headContext';
import { mySubmission } from './route';

export const mySubmissionHead = headFor(mySubmission, hiddenHead(zh.my.title, zh.my.intro));
