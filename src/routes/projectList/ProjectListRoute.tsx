import { useQueryResult, type Query } from '../../api/query';
import type { Page } from '../../api/portalApi';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { ClosingProjects } from '../../areas/project/ClosingProjects';
import { ProjectList, ProjectListSkeleton } from '../../areas/project/ProjectList';
import type { Project } from '../../contract/areas/project';
import type { ListQuery } from '../../contract/envelope';
import { zh } from '../../i18n/zh';
import { toText } from '../../lib/toText';
import { selectApplied } from '../../state/appliedSlice';
import { useAppSelector } from '../../state/hooks';
import { useReceipts } from '../my/useReceipts';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';
import { useNow } from '../../components/useNow';

type ClosingQuery = Query<ListQuery, Page<Project> | null>;

export default function ProjectListRoute({
  section,
  queries,
}: ListScreenProps<Project, object, { closing: ClosingQuery | undefined }>) {
  const now = useNow();
  const open = useGuardedAction();
  const receipts = useReceipts();
  const applied = useAppSelector(selectApplied);
  const above = queries.closing && <Closing query={queries.closing} now={now} />;
  const skeleton = <ProjectListSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.project} {...{ section, queries, above, skeleton }}>
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

function Closing({ query, now }: { query: ClosingQuery; now: Date }) {
  return (
    <div className="wrap">
      <ClosingProjects
        className="mt-4"
        isBrief
        isSorted={Boolean(query.arg.choice)}
        result={useQueryResult(query)}
        now={now}
      />
    </div>
  );
}
