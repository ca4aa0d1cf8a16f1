import type { PolicyHead } from '../../areas/policy/PolicyArticle';
import { projectHead, windowOf } from '../../areas/project/projectHead';
import { useGetRelationsQuery } from '../../areas/relations/relationsApi';
import type { Policy } from '../../contract/areas/policy';
import type { Project } from '../../contract/areas/project';
import type { Relations } from '../../contract/relations';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { Link } from '../../components/Link';
import { selectOffers } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';
import { ProjectAction } from '../section/ProjectAction';
import styles from './PolicyHead.module.css';
import { useNow } from '../../components/useNow';

/** The class of policies under which companies apply for something. */
const declaration = '2';

/**
 * The project that companies apply for under a policy: one that the staff set, or that the policy names. One that is
 * merely like it would promise what the policy does not give.
 */
function projectOf({ fdTitle, fdContent }: Policy, { groups }: Relations, now: Date): Project | undefined {
  const text = `${fdTitle}\n${fdContent}`;
  const isNamed = (name: unknown) => typeof name === 'string' && name.length > 3 && text.includes(name);
  const own = groups.flatMap(({ kind, rows }) =>
    kind === 'projects'
      ? rows
          .filter(({ set, entity }) => set || isNamed(entity.fdProjectName))
          .map(({ fdId, entity }) => ({ ...entity, fdId }) as unknown as Project)
      : [],
  );
  return own.find((project) => !isOver(project.fdApplicationEnd, now)) ?? own[0];
}

function headOf(project: Project, now: Date): PolicyHead {
  const { hasBegun, over } = windowOf(project, now);
  const { measures, ...head } = projectHead(project, now);
  return {
    ...head,
    // After the last day the way leads to the projects that are open.
    action: over ? undefined : <ProjectAction project={project} now={now} />,
    tag: (over || hasBegun) && (
      <span className={over ? 'tag' : 'tag tag--oak'}>{over ? zh.list.over : zh.section.applying}</span>
    ),
    measures: (
      <>
        <p className={styles.name}>
          <span className={`vh ${styles.label}`}>{zh.detail.ownProject}</span>
          <Link to={paths.project.detail(project.fdId)}>{toText(project.fdProjectName)}</Link>
        </p>
        {measures}
      </>
    ),
  };
}

/** Nothing moves when the project comes, or none does. */
const waiting: PolicyHead = { measures: <p className={styles.room} />, action: <span className={styles.key} /> };
const none: PolicyHead = { measures: <p className={styles.room}>{zh.detail.noProject}</p> };

/** What the heads of declaration policies say of their projects, where that is offered. */
export function usePolicyHead(fdId: string): (policy: Policy) => PolicyHead | undefined {
  const isOffered = useAppSelector((state) => selectOffers(state, 'relations'));
  const { currentData, isFetching } = useGetRelationsQuery({ area: 'policy', fdId }, { skip: !isOffered });
  const now = useNow();
  return (policy) => {
    if (!isOffered || String(policy.fdClass) !== declaration) return undefined;
    if (!currentData) return isFetching ? waiting : undefined;
    const project = projectOf(policy, currentData, now);
    return project ? headOf(project, now) : none;
  };
}
