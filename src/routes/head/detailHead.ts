import type { Query } from '../../api/query';
import type { Category } from '../../contract/areas/category';
import { zhHead } from '../../i18n/zhHead';
import { toText } from '../../lib/toText';
import { categoryBreadcrumb } from '../section/categoryBreadcrumb';
import { introOf } from '../section/introOf';
import type { DetailPlace, DetailScreenProps } from '../section/sectionQueries';
import { titleOf } from '../section/titleOf';
import { feedOf } from './feeds';
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

/**
 * Metadata of an entity's page besides its title, address and feeds; `kind` is its breadcrumb after the section's, by
 * default that of its category.
 */
type About<Entity> = (
  entity: Entity,
  context: Described<Entity>,
) => Omit<HeadDraft, 'title' | 'canonicalPath' | 'feeds'> & { kind?: Place };

export const text = (value: unknown): string => toText(value, '');

/** Known facts, on one line. */
export const facts = (...values: unknown[]): string => zhHead.facts(values.map(text).filter(Boolean));

/** The head metadata of a detail page. */
export const detailHead =
  <Entity extends object>(about: About<Entity>): HeadOf<DetailProps<Entity>> =>
  (context) => {
    const { section, queries } = context.props;
    const { data, isError } = context.answer(queries.detail);
    const canonicalPath = section.detail(queries.detail.arg);
    const feeds = feedOf(section.area);
    if (!data) {
      const robots = isError || data === null ? 'noindex' : undefined;
      return { title: section.heading, description: introOf(section), canonicalPath, robots, feeds };
    }
    const categories = queries.categories && context.answer(queries.categories).data;
    const described = about(data, { ...context, url: context.absolute(canonicalPath), categories });
    const { category } = data as { category?: unknown };
    const { kind = categoryBreadcrumb(categories, category, section.category), ...head } = described;
    const { heading, root, parent, first } = section;
    const way = [...(parent ? [parent] : []), { label: heading, to: first?.to ?? root }, ...(kind ? [kind] : [])];
    return { title: titleOf(section.area, data), canonicalPath, type: 'article', way, feeds, ...head };
  };
