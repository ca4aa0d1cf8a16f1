import type { AreaPlugin } from '../context';
import { app } from './app';
import { attachmentPath } from './attachmentPath';
import { auth } from './auth';
import { banner } from './banner';
import { financial } from './financial';
import { getbuginess } from './getbuginess';
import { industryNews } from './industryNews';
import { navigation } from './navigation';
import { policy } from './policy';
import { project } from './project';
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
  auth,
];
