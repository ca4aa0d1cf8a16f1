import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { ProjectList, ProjectListSkeleton } from '../../areas/project/ProjectList';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { selectApplied } from '../../state/appliedSlice';
import { useAppSelector } from '../../state/hooks';
import { useReceipts } from '../my/useReceipts';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';
import { useNow } from '../../components/useNow';

export function ProjectListRoute({ section, queries }: ListScreenProps<Project>) {
  const now = useNow();
  const open = useGuardedAction();
  const receipts = useReceipts();
  const applied = useAppSelector(selectApplied);
  const skeleton = <ProjectListSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.project} {...{ section, queries, skeleton }}>
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
