import { ClosingProjects } from '../../areas/project/ClosingProjects';
import { ProjectList, ProjectListSkeleton } from '../../areas/project/ProjectList';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { ProjectAction } from '../section/ProjectAction';
import { SectionList } from '../section/SectionList';
import type { ListRead, ListScreenProps } from '../section/sectionQueries';
import { useNow } from '../../components/useNow';

type Closing = { closing: ListRead<Project> | undefined };

export default function ProjectListRoute({ section, queries }: ListScreenProps<Project, object, Closing>) {
  const now = useNow();
  const above = queries.closing && (
    <div className="wrap">
      <ClosingProjects className="mt-4" isBrief query={queries.closing} />
    </div>
  );
  const skeleton = <ProjectListSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.project} {...{ section, queries, above, skeleton }}>
      {(projects) => (
        <ProjectList
          projects={projects}
          now={now}
          action={(project) => <ProjectAction project={project} now={now} size="btn--sm" />}
        />
      )}
    </SectionList>
  );
}
