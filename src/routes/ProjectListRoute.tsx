import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { useListProjectCategoriesQuery, useListProjectsQuery } from '../areas/project/projectApi';
import { ProjectList, ProjectListSkeleton } from '../areas/project/ProjectList';
import { zh } from '../i18n/zh';
import { toText } from '../lib/toText';
import { selectApplied } from '../state/appliedSlice';
import { useAppSelector } from '../state/hooks';
import { useReceipts } from './my/useReceipts';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useNow } from './section/useNow';
import { useSectionQuery } from './section/useSectionQuery';

const { project } = sections;

/** /project and /project/{category}; part of the policy section in the navigation. */
export function ProjectListRoute() {
  const query = useSectionQuery(project);
  const result = useListProjectsQuery(query);
  const categories = useListProjectCategoriesQuery(undefined);
  const now = useNow();
  const open = useGuardedAction();
  const receipts = useReceipts();
  const applied = useAppSelector(selectApplied);
  const skeleton = <ProjectListSkeleton count={project.pageSize} />;
  return (
    <SectionList section={project} things={zh.filters.things.project} {...{ query, result, categories, skeleton }}>
      {(projects) => (
        <ProjectList
          projects={projects}
          now={now}
          applied={applied}
          receipts={receipts.projects}
          onApply={({ fdId, fdProjectName }) =>
            open({ kind: 'projectApplication', fdId, title: toText(fdProjectName, '') })
          }
        />
      )}
    </SectionList>
  );
}
