import { zh } from '../../i18n/zh';
import { headFor, noIndexHead } from '../head/headContext';
import { mySubmission } from './route';

export const mySubmissionHead = headFor(mySubmission, noIndexHead(zh.my.title, zh.my.intro));
