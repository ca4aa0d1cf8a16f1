import { zh } from '../../i18n/zh';
import { shorten } from '../head/describe';
import { headFor, textPageHead } from '../head/headContext';
import { financialIntro } from './route';

const words = textPageHead(`${zh.section.intro} · ${zh.nav.financial}`, shorten(zh.finance.text.join('')));

export const financialIntroHead = headFor(financialIntro, (context) => ({
  ...words(context),
  crumb: zh.nav.financial,
}));
