import type { AreaPlugin } from '../services';
import { app } from './app';
import { attachment } from './attachment';
import { attachmentPath } from './attachmentPath';
import { auth } from './auth';
import { banner } from './banner';
import { financial } from './financial';
import { getbuginess } from './getbuginess';
import { getbuginessEntries } from './getbuginessEntries';
import { industryNews } from './industryNews';
import { navigation } from './navigation';
import { order } from './order';
import { policy } from './policy';
import { project } from './project';
import { projectApplications } from './projectApplications';
import { recruit } from './recruit';
import { specialist } from './specialist';

/** Every area of the embedded backend. */
export const areas: AreaPlugin[] = [
  banner,
  navigation,
  policy,
  project,
  app,
  specialist,
  getbuginess,
  financial,
  industryNews,
  recruit,
  attachmentPath,
  attachment,
  auth,
  getbuginessEntries,
  order,
  projectApplications,
];
