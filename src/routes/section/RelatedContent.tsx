import { useParams } from 'react-router-dom';
import { Deadline } from '../../areas/getbuginess/Deadline';
import { useGetRelationsQuery } from '../../areas/relations/relationsApi';
import { pathOfHit } from '../../areas/search/searchPaths';
import type { RelatedGroup, RelatedItem } from '../../contract/relations';
import { areas, type AreaName } from '../../contract/areas';
import { zhRelations } from '../../i18n/zhRelations';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { BlockHeading } from '../../components/BlockHeading';
import { DateText } from '../../components/DateText';
import { CardTitle } from '../../components/NoWrapText';
import { MoreLink } from '../../components/MoreLink';
import { Portrait } from '../../components/Portrait';
import { Stars } from '../../components/Stars';
import styles from './RelatedContent.module.css';
import { useNow } from '../../components/useNow';

/** The title of an area's entity. */
export const titleOf = (area: AreaName, entity: object): string =>
  toText((entity as Readonly<Record<string, unknown>>)[areas[area].title ?? 'fdTitle']);

/** Related content of a detail: a panel for each kind. Empty without a response or items. */
export function RelatedContent({ area }: { area: string }) {
  const { fdId = '' } = useParams();
  const { currentData } = useGetRelationsQuery({ area, fdId });
  const groups = currentData?.groups ?? [];
  if (groups.length === 0) return null;
  const [only] = groups.length === 1 ? groups : [];
  const nameOf = (group: RelatedGroup) => zhRelations.kindOf(group.kind, areas[group.area].name, group.area === area);
  return (
    <section className={styles.block} aria-labelledby="related-pieces">
      <BlockHeading
        id="related-pieces"
        text={only ? nameOf(only) : zhRelations.heading}
        action={only && <AllLink group={only} name={nameOf(only)} />}
      />
      {only ? (
        <ul className={styles.groups} role="list">
          {only.rows.map((piece) => (
            <li key={piece.fdId} className={styles.drawer}>
              <RelatedLink group={only} piece={piece} level={3} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group.kind} className={styles.drawer} aria-labelledby={`related-${group.kind}`}>
              <h3 className={styles.kind} id={`related-${group.kind}`}>
                {nameOf(group)}
              </h3>
              <ul className="ruled" role="list">
                {group.rows.map((piece) => (
                  <li key={piece.fdId}>
                    <RelatedLink group={group} piece={piece} level={4} />
                  </li>
                ))}
              </ul>
              <AllLink group={group} name={nameOf(group)} />
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** Links to all items of a kind. */
function AllLink({ group: { kind, area }, name }: { group: RelatedGroup; name: string }) {
  const to = kind === 'interpretations' ? paths.policy.category('3') : areas[area].list;
  return (
    <MoreLink to={to} label={zhRelations.allOf(name)}>
      {zhRelations.all}
    </MoreLink>
  );
}

interface RelatedLinkProps {
  group: RelatedGroup;
  piece: RelatedItem;
  /** Heading level. */
  level: 3 | 4;
}

function RelatedLink({ group: { area }, piece: { fdId, entity }, level }: RelatedLinkProps) {
  const title = (
    <CardTitle level={level} to={pathOfHit({ area, fdId, entity })} text={titleOf(area, entity)} className="text-md" />
  );
  if (area === 'specialist') {
    return (
      <div className={styles.pictured}>
        <Portrait src={entity.fdAvatar} size={48} />
        <div>
          {title}
          <p>{toText(entity.fdField)}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      {title}
      <ContentFacts area={area} entity={entity} />
    </>
  );
}

/** The known ones of some facts. */
const inOneLine = (...values: unknown[]): string =>
  values
    .map((value) => toText(value, ''))
    .filter(Boolean)
    .join('\u3000');

function ContentFacts({ area, entity }: Pick<RelatedGroup, 'area'> & Pick<RelatedItem, 'entity'>) {
  const now = useNow();
  switch (area) {
    case 'project':
      return (
        <div className={styles.due}>
          <Deadline deadline={entity.fdApplicationEnd} now={now} />
        </div>
      );
    case 'app':
      return (
        <div className={styles.app}>
          <p>{toText(entity.fdSupplier)}</p>
          <Stars rating={entity.fdRating} />
        </div>
      );
    case 'financial':
      return <p>{inOneLine(entity.fdComName, entity.fdType)}</p>;
    case 'recruit':
      return <p>{inOneLine(entity.fdSalary, entity.fdWorkplace)}</p>;
    default:
      return (
        <p className="num">
          <DateText value={entity.fdApplyDate} />
        </p>
      );
  }
}
