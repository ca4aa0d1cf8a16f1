import { closingQuery, projectApi } from '../../areas/project/projectApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';

const { listProjects: list, listProjectCategories: categories } = projectApi.endpoints;
const { root, category } = addresses.project;
const policies = { label: zh.nav.policy, to: paths.policy.root };

export const projectSection: Section = {
  ...paths.project,
  heading: zh.section.projects,
  area: 'project',
  intro: 'project',
  finish: 'pine',
  banner: 'banner_project',
  picture: '/pictures/banner-project.svg',
  pageSize: 6,
  apart: policies,
  parent: policies,
};

/** /project and /project/{category}; part of the policy section in the navigation. */
export const projectList = screen({
  path: [root, category],
  chunk: 'project',
  load: () => import(/* webpackChunkName: "project" */ './ProjectListRoute').then((m) => m.ProjectListRoute),
  queries: (at) => {
    const queries = listQueries(at, projectSection, { list, categories });
    const { category, choice, pageNum } = queries.list.arg;
    // Above the first page of the whole list only.
    const isWhole = category === undefined && choice === undefined && pageNum === 1;
    return { ...queries, closing: isWhole ? closingQuery(at) : undefined };
  },
  given: { section: projectSection },
});
