import { useRichTextFacts } from '../../components/ArticleLayout';
import type { Policy } from '../../contract/areas/policy';
import { toText } from '../../lib/toText';
import { PolicyArticle, type PolicyHead } from '../../areas/policy/PolicyArticle';
import { projectHead, windowOf } from '../../areas/project/projectHead';
import { useGetRelationsQuery } from '../../areas/relations/relationsApi';
import type { Project } from '../../contract/areas/project';
import type { Relations } from '../../contract/relations';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { Link } from '../../components/Link';
import type { RichTextFacts } from '../../components/markup/richTextFacts';
import { useOffers } from '../../state/hooks';
import { ProjectAction } from '../section/ProjectAction';
import styles from './PolicyHead.module.css';
import { useNow } from '../../components/useNow';

/** The category of policies under which companies can apply. */
const declaration = '2';

/** The project that companies apply for under a policy: one that it names. A merely similar one would be misleading. */
function projectOf({ fdTitle, fdContent }: Policy, { groups }: Relations, now: Date): Project | undefined {
  const text = `${fdTitle}\n${fdContent}`;
  const isNamed = (name: unknown) => typeof name === 'string' && name.length > 3 && text.includes(name);
  const own = groups.flatMap(({ kind, rows }) =>
    kind === 'projects'
      ? rows
          .filter(({ entity }) => isNamed(entity.fdProjectName))
          .map(({ fdId, entity }) => ({ ...entity, fdId }) as unknown as Project)
      : [],
  );
  return own.find((project) => !isOver(project.fdApplicationEnd, now)) ?? own[0];
}

const closedTag = <span className="tag">{zh.list.over}</span>;

function headOf(project: Project, now: Date): PolicyHead {
  const { hasBegun, over } = windowOf(project, now);
  const { measures, ...head } = projectHead(project, now);
  return {
    ...head,
    // After the last day the button links to the open projects.
    action: over ? undefined : <ProjectAction project={project} now={now} />,
    tag: over ? closedTag : hasBegun && <span className="tag tag--oak">{zh.section.applying}</span>,
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

/** No layout shift when the project loads, or there is none. */
const waiting: PolicyHead = { measures: <p className={styles.room} />, action: <span className={styles.key} /> };

/** The last day of a period as texts write it: 2026年5月1日至2026年6月30日. */
const lastDay = (period: string) => period.match(/\d+/g)?.slice(3).join('-');

/** Without a project of the portal: when to apply and whom to call, as far as its text says so; nothing to click. */
function headOfText(facts: RichTextFacts | undefined, now: Date): PolicyHead {
  if (!facts) return { ...waiting, action: null };
  const { period, phone, dial } = facts;
  return {
    action: null,
    tag: period && isOver(lastDay(period), now) && closedTag,
    measures: (period ?? phone) && (
      <div className={styles.room}>
        {period && <p>{zh.detail.applyWithin(period)}</p>}
        {phone && (
          <p>
            {zh.detail.consult} <a href={`tel:${dial}`}>{phone}</a>
          </p>
        )}
      </div>
    ),
  };
}

interface PolicyWithProjectProps {
  fdId: string;
  policy: Policy;
  /** The name of its category. */
  kind: string;
}

/**
 * A policy; a declaration policy with the project note in its header, if related content is available. A component of
 * its own, so that related content that arrives later does not render the whole page again.
 */
export function PolicyWithProject({ fdId, policy, kind }: PolicyWithProjectProps) {
  const isOffered = useOffers('relations');
  const isShown = isOffered && String(policy.fdClass) === declaration;
  const { currentData, isFetching } = useGetRelationsQuery({ area: 'policy', fdId }, { skip: !isShown });
  const now = useNow();
  const facts = useRichTextFacts(isShown ? policy.fdContent : undefined);
  const head = () => {
    if (!isShown) return undefined;
    if (!currentData) return isFetching ? waiting : undefined;
    const project = projectOf(policy, currentData, now);
    return project ? headOf(project, now) : headOfText(facts, now);
  };
  return <PolicyArticle policy={policy} kind={kind} head={head()} />;
}
