import type { Options } from '../../components/Field';
import { bannerTypes } from '../../contract/areas/banner';
import { entities, shapeOf, labelOf } from '../../contract/entities';
import type { EntityField, EntityFields } from '../../contract/entity';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { linkTargetName } from '../../lib/links';
import { areaTitle } from '../ShortTime';
import type { ContentBatch, ContentRow, ContentState, ContentCounts } from '../../contract/deskContent';
import type { Category } from '../../contract/areas/category';
import { useDeskRows, useDeskRecord } from '../deskApi';
import { contentUrl } from './contentApi';
import styles from './StateBadge.module.css';
import type { ReactNode } from 'react';
import { SplitLayout } from '../shell/SplitLayout';

const known: Readonly<Record<string, EntityFields>> = entities;

/** Every area with an editor: those whose rows have an id. */
const all = Object.entries(known).filter(([, fields]) => Object.values<EntityField>(fields)[0]?.kind === 'id');

/** In the order of the sidebar. */
export const areaNames: readonly string[] = all.map(([area]) => area);

const supportingAreas = ['banner', 'category'];

/** Whether an area is no section of its own; the first such area starts a group in the sidebar. */
export const isSupporting = (area: string): boolean => supportingAreas.includes(area);

export const fieldsOf = (area: string): EntityFields => known[area] ?? {};

/** Whether staff fill a field in; a place among others is given by the list. */
export const isAsked = (area: string, name: string): boolean => {
  const field: EntityField | undefined = fieldsOf(area)[name];
  return field !== undefined && name !== 'fdId' && field.kind !== 'order';
};

export const areaShape = (area: string) => shapeOf(fieldsOf(area));

/** The areas that have categories. */
const categorised = all
  .filter(([, fields]) => Object.values<EntityField>(fields).some(({ kind }) => kind === 'category'))
  .map(([area]) => area);

export const fieldLabel = (area: string, name: string): string => labelOf(fieldsOf(area)[name]);

/** Whether an area's items are identified by a picture. */
export const isPictured = (area: string): boolean => fieldsOf(area)[areaShape(area).title]?.picture === true;

/** Labels of the fields that a search of an area covers. */
export function searchedFields(area: string): string[] {
  const { title, subtitle, rich } = areaShape(area);
  return [title, ...(subtitle === null ? [] : [subtitle]), ...rich].map((name) => fieldLabel(area, name));
}

/** A column of a content file: its label in the form, and its name in the file. */
export function columnLabel(area: string, name: string): string {
  return Object.hasOwn(fieldsOf(area), name) ? `${fieldLabel(area, name)}（${name}）` : name;
}

/** The options of a field; null: free text. */
export function choicesOf(area: string, name: string): Options | null {
  const field = fieldsOf(area)[name];
  if (area === 'category' && name === 'area') {
    return categorised.map((value) => [value, areaTitle(value)]);
  }
  if (field?.kind === 'flag') return ['1', '0'].map((value) => [value, value === '1' ? zh.yes : zh.no]);
  if (area === 'banner' && name === 'category') {
    return bannerTypes.map((value) => [value, linkTargetName(`/${value.replace('banner_', '')}`) ?? value]);
  }
  return field?.oneOf?.map((value, at) => [value, field.choices?.[at] ?? value]) ?? null;
}

/** Whether the portal has a page for an area's items. */
export const hasPreview = (area: string): boolean => areaShape(area).rich.length > 0 || area === 'getbuginess';

/** The groups of an area's rows: its categories, or the options in its definition. */
export function useGroupNames(area: string) {
  const { group } = areaShape(area);
  const hasCategories = group !== null && fieldsOf(area)[group]?.kind === 'category';
  const { data } = useDeskRows<Category>({ url: `${contentUrl}/categories`, area }, { skip: !hasCategories });
  const categories = (data?.rows ?? []).map(({ fdCategory, fdCategoryName }) => [fdCategory, fdCategoryName] as const);
  const choices: Options = hasCategories ? categories : group === null ? [] : (choicesOf(area, group) ?? []);
  return { choices, nameOf: (value: string | null) => choices.find(([one]) => one === value)?.[1] ?? value };
}

/** Name of a row; items that are identified by a picture are named by group and link. */
export function useRowName(area: string): (row: ContentRow) => string {
  const { nameOf } = useGroupNames(area);
  if (!isPictured(area)) return ({ title }) => title || zh.untitled;
  return ({ category, subtitle }) => [nameOf(category), subtitle ?? zh.noLink].join(' · ');
}

/** Actions on items in their list. */
export type ContentAction = ContentBatch['act'];
export const contentActions: readonly ContentAction[] = ['publish', 'takeDown', 'purge'];

/** Whether a row allows an action. */
export const mayDo: Readonly<Record<ContentAction, (row: ContentRow) => boolean>> = {
  publish: ({ state, changed }) => state !== 'published' || changed,
  takeDown: ({ state }) => state === 'published' || state === 'scheduled',
  purge: ({ state }) => state === 'removed' || state === 'draft',
};

/** Icon and label of a content state: dashed outline for a draft, filled for a published item. */
export function StateBadge({ state, label = zh.states[state] }: { state: ContentState; label?: string }) {
  return (
    <span className={styles.mark}>
      <svg className={styles[state]} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
        {state === 'scheduled' && <path className={styles.half} d="M0 0h9v12H0z" />}
        <path className={styles.frame} d="M.75.75h16.5v10.5H.75z" />
        {state === 'removed' && <path className={styles.frame} d="M1 11 17 1" />}
      </svg>
      <span>{label}</span>
    </span>
  );
}

interface ContentSplitLayoutProps {
  area: string;
  needsRoom?: boolean;
  /** What the list was searched for. */
  q?: string;
  children: ReactNode;
}

/** How many items of each area are in each state. */
export const useContentCounts = () => useDeskRecord<Record<string, ContentCounts>>({ url: `${contentUrl}/counts` });

/** Sidebar of the content areas with their counts, or where a search finds how much, and the screen beside it. */
export function ContentSplitLayout({ area, needsRoom, q = '', children }: ContentSplitLayoutProps) {
  const { data: counts } = useContentCounts();
  const { currentData: found } = useDeskRecord<Record<string, number>>(
    { url: `${contentUrl}/found`, q },
    { skip: q === '' },
  );
  const items = areaNames.map((name, index) => {
    const of = counts?.[name];
    return {
      key: name,
      label: areaTitle(name),
      to: `/content/${name}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`,
      isCurrent: name === area,
      count: q !== '' ? (found?.[name] ?? null) : of ? of.published + of.draft + of.scheduled + of.removed : null,
      isApart: isSupporting(name) && !isSupporting(areaNames[index - 1] ?? ''),
    };
  });
  return (
    <SplitLayout sidebarName={q === '' ? zh.areasName : zh.areasFound(q)} items={items} needsRoom={needsRoom}>
      {children}
    </SplitLayout>
  );
}
