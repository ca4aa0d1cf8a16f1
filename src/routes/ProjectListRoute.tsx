import { useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useListProjectCategoriesQuery, useListProjectsQuery } from '../areas/project/projectApi';
import { ProjectList, ProjectListSkeleton } from '../areas/project/ProjectList';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { useNow } from './section/useNow';
import { usePageQuery } from './section/usePageQuery';

const { policy, project } = sections;

/** /project and /project/{category}; part of the policy section in the navigation. */
export function ProjectListRoute() {
  const { category } = useParams();
  const query = usePageQuery(project.pageSize, category);
  const result = useListProjectsQuery(query);
  const categoriesAnswer = useListProjectCategoriesQuery(undefined);
  const categories = categoriesAnswer.data;
  const now = useNow();
  const open = useGuardedAction();
  const nav = categoryNav({
    first: allFirst(project.root),
    categories,
    code: category,
    to: paths.project.category,
    apart: { label: policy.heading, to: policy.root },
  });
  return (
    <SectionPage section={project} nav={nav} categories={categoriesAnswer}>
      <PagedList asked={query} result={result} skeleton={<ProjectListSkeleton count={project.pageSize} />}>
        {(projects) => (
          <ProjectList
            projects={projects}
            now={now}
            onApply={({ fdId, fdProjectName }) =>
              open({ kind: 'projectApplication', fdId, title: toText(fdProjectName, '') })
            }
          />
        )}
      </PagedList>
    </SectionPage>
  );
}
