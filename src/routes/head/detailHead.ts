import type { Query } from '../../api/query';
import type { Category } from '../../contract/areas/category';
import type { FeedLink } from '../../contract/rendering';
import { zhHead } from '../../i18n/zhHead';
import { introOf } from '../section/introOf';
import { toText } from '../../lib/toText';
import type { DetailPlace, DetailScreenProps } from '../section/sectionQueries';
import type { HeadContext, HeadDraft, HeadOf, Place } from './headContext';

interface DetailProps<Entity> {
  section: DetailPlace<Entity>['section'];
  queries: { detail: Query<string, Entity | null>; categories?: DetailScreenProps<Entity>['queries']['categories'] };
}

interface Described<Entity> extends HeadContext<DetailProps<Entity>> {
  /** Absolute URL. */
  url: string;
  categories: readonly Category[] | null | undefined;
}

interface Detail<Entity> {
  name: (entity: Entity) => string;
  feeds?: readonly FeedLink[];
  /** Metadata of an entity's page besides its name and address. */
  about: (entity: Entity, context: Described<Entity>) => Omit<HeadDraft, 'title' | 'canonicalPath'> & { kind?: Place };
}

export const text = (value: unknown): string => toText(value, '');

/** Known facts, on one line. */
export const facts = (...values: unknown[]): string => zhHead.facts(values.map(text).filter(Boolean));

/** The head metadata of a detail page. */
export const detailHead =
  <Entity extends object>({ name, feeds, about }: Detail<Entity>): HeadOf<DetailProps<Entity>> =>
  (context) => {
    const { section, queries } = context.props;
    const { data, isError } = context.answer(queries.detail);
    const canonicalPath = section.detail(queries.detail.arg);
    if (!data) {
      const robots = isError || data === null ? 'noindex' : undefined;
      return { title: section.heading, description: introOf(section), canonicalPath, robots, feeds };
    }
    const categories = queries.categories && context.answer(queries.categories).data;
    const { kind, ...head } = about(data, { ...context, url: context.absolute(canonicalPath), categories });
    const { heading, root, parent, first } = section;
    const way = [...(parent ? [parent] : []), { label: heading, to: first?.to ?? root }, ...(kind ? [kind] : [])];
    return { title: name(data), canonicalPath, type: 'article', way, feeds, ...head };
  };
