import type { FeedLink } from '../contract/rendering';
import { zhHead } from '../i18n/zhHead';
import { toText } from '../lib/toText';
import { type Section } from '../routes/section/sections';
import { answerOf, type Selectable } from './answers';
import type { HeadContext, HeadDraft, HeadOf, Place } from './headContext';

interface Detail<Entity> {
  section: Section;
  endpoint: Selectable<string, Entity | null>;
  to: (fdId: string) => string;
  name: (entity: Entity) => string;
  feeds?: readonly FeedLink[];
  /** What the page of a loaded entity says besides its name and address; `url` is its absolute address. */
  about: (
    entity: Entity,
    context: HeadContext,
    url: string,
  ) => Omit<HeadDraft, 'title' | 'canonicalPath'> & { kind?: Place };
}

export const text = (value: unknown): string => toText(value, '');

/** Facts that are known, in one line. */
export const facts = (...values: unknown[]): string => zhHead.facts(values.map(text).filter(Boolean));

/** The head of the page of one entity. */
export const detailHead =
  <Entity extends object>({ section, endpoint, to, name, feeds: told, about }: Detail<Entity>): HeadOf =>
  (context) => {
    const { fdId = '' } = context.params;
    const { data, isError } = answerOf(endpoint, fdId)(context.state);
    const canonicalPath = to(fdId);
    if (!data) {
      const robots = isError || data === null ? 'noindex' : undefined;
      return { title: section.heading, description: section.intro, canonicalPath, robots, feeds: told };
    }
    const { kind, ...head } = about(data, context, context.absolute(canonicalPath));
    const { heading, root, parent, first } = section;
    const way = [...(parent ? [parent] : []), { label: heading, to: first?.to ?? root }, ...(kind ? [kind] : [])];
    return { title: name(data), canonicalPath, type: 'article', way, feeds: told, ...head };
  };
