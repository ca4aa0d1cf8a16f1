import type { Project } from '../../contract/areas/project';
import { headFor } from '../head/headContext';
import { listHead } from '../head/listHead';
import { projectList } from './route';

export const projectListHead = headFor(projectList, listHead<Project>({ name: (row) => row.fdProjectName }));
