import { zh } from '../../i18n/zh';
import { headFor, noIndexHead } from '../head/headContext';
import { myLists } from './route';

export const myListHeads = myLists.map((list) =>
  headFor(list, noIndexHead(zh.ownPages.names[list.given.kind], zh.my.intro)),
);
