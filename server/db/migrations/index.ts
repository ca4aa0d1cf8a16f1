import type { Kysely } from 'kysely';
import { content } from './001-content';
import { accounts } from './002-accounts';
import { openApplications } from './003-open-applications';
import { listOrder } from './004-list-order';
import { closedLast } from './005-closed-last';
import { listCounts } from './006-list-counts';
import { desks } from './007-desks';
import { inbox } from './008-inbox';
import { deskLists } from './009-desk-lists';
import { secondFactor } from './010-second-factor';
import { deskCounts } from './011-desk-counts';
import { search } from './012-search';
import { relations } from './013-relations';
import { searchParts } from './014-search-parts';
import { contentDrafts } from './020-content-drafts';
import { supplements } from './030-supplements';
import { notices } from './031-notices';
import { caseNotes } from './032-case-notes';
import { contentChanges } from './060-content-changes';
import { generatedPassword } from './070-generated-password';
import { workCalendar } from './080-work-calendar';
import { answerClock } from './081-answer-clock';
import { uploadList } from './082-upload-list';
import { answerTemplates } from './083-answer-templates';
import { emptySearches } from './085-empty-searches';
import { openCounts } from './086-open-counts';

/** One step of the schema; runs inside a transaction of its own and must work on both engines. */
export interface Migration {
  name: string;
  up: (db: Kysely<unknown>) => Promise<void>;
}

/**
 * Every step, in order. Stores know a step by its name: one that was released is never changed, renamed or moved, and a new
 * one stands at the end, behind steps of one's own that a store may have.
 */
export const migrations: Migration[] = [
  { name: '001-content', up: content },
  { name: '002-accounts', up: accounts },
  { name: '003-open-applications', up: openApplications },
  { name: '004-list-order', up: listOrder },
  { name: '005-closed-last', up: closedLast },
  { name: '006-list-counts', up: listCounts },
  { name: '007-desks', up: desks },
  { name: '008-inbox', up: inbox },
  { name: '009-desk-lists', up: deskLists },
  { name: '010-second-factor', up: secondFactor },
  { name: '011-desk-counts', up: deskCounts },
  { name: '012-search', up: search },
  { name: '013-relations', up: relations },
  { name: '014-search-parts', up: searchParts },
  { name: '020-content-drafts', up: contentDrafts },
  { name: '030-supplements', up: supplements },
  { name: '031-notices', up: notices },
  { name: '032-case-notes', up: caseNotes },
  { name: '060-content-changes', up: contentChanges },
  { name: '070-generated-password', up: generatedPassword },
  { name: '080-work-calendar', up: workCalendar },
  { name: '081-answer-clock', up: answerClock },
  { name: '082-upload-list', up: uploadList },
  { name: '083-answer-templates', up: answerTemplates },
  { name: '085-empty-searches', up: emptySearches },
  { name: '086-open-counts', up: openCounts },
];
