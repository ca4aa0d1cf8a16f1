import { articleNames, type AreaName } from '../../src/contract/areas';
import type { Extra } from '../../src/contract/extras';
import type { AreaPlugin } from '../services';
import { contentArea } from './contentRoutes';
import { plainArea } from '../content/plainArea';
import { desk } from '../desk/desk';
import { app } from './app';
import { attachment, attachmentPath } from './attachment';
import { auth } from './auth';
import { banner } from './banner';
import { getbuginess, getbuginessEntries } from './getbuginess';
import { myAvatar } from './myAvatar';
import { myProfile } from './myProfile';
import { mySubmissions } from './mySubmissions';
import { navigation } from './navigation';
import { order } from './order';
import { project, projectApplications } from './project';
import { relations } from './relations';
import { report } from './report';
import { search } from './search';
import { specialist } from './specialist';

/** Areas without routes of their own: list, categories and detail in the usual form. */
export const plainAreas: readonly AreaName[] = ['policy', 'financial', 'recruit', ...articleNames];

/** Every area of the embedded backend. */
export const areas: AreaPlugin[] = [
  banner,
  navigation,
  ...plainAreas.map((area) => contentArea(plainArea(area))),
  project,
  app,
  specialist,
  getbuginess,
  attachmentPath,
  attachment,
  auth,
  getbuginessEntries,
  order,
  projectApplications,
];

/** Areas that exist only if their extra is enabled. */
export const extraAreas: Record<Extra, AreaPlugin[]> = {
  my: [mySubmissions, myAvatar, myProfile],
  desk: [desk, report],
  search: [search],
  // Relations are calls of the content areas themselves.
  filters: [],
  relations: [relations],
  // The files' own plugin.
  pictures: [],
};
