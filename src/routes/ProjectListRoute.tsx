import { useParams } from 'react-router-dom';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useListProjectCategoriesQuery, useListProjectsQuery } from '../areas/project/projectApi';
import { ProjectRows, ProjectRowsSkeleton } from '../areas/project/ProjectRows';
import { paths } from '../lib/paths';
import { text } from '../lib/text';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { useNow } from './support/useNow';
import { usePageQuery } from './support/usePageQuery';

const { policy, project } = sections;

/** /project and /project/{category} (spec §2.6); it belongs to the policy section (decision 5). */
export function ProjectListRoute() {
  const { category } = useParams();
  const asked = usePageQuery(project.pageSize, category);
  const answer = useListProjectsQuery(asked);
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
      <PagedList asked={asked} answer={answer} skeleton={<ProjectRowsSkeleton count={project.pageSize} />}>
        {(projects) => (
          <ProjectRows
            projects={projects}
            now={now}
            onApply={({ fdId, fdProjectName }) =>
              open({ kind: 'projectApplication', fdId, title: text(fdProjectName, '') })
            }
          />
        )}
      </PagedList>
    </SectionPage>
  );
}
