import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { SplitLayout } from '../shell/SplitLayout';
import { areaTitle } from '../ShortTime';
import { areaNames, isSupporting } from './contentAreas';
import { useDeskRecord } from '../deskApi';
import { contentPaths } from './contentApi';
import type { ContentCounts } from '../../contract/deskContent';

interface ContentSplitLayoutProps {
  area: string;
  needsRoom?: boolean;
  /** What the list was searched for. */
  q?: string;
  children: ReactNode;
}

/** How many items of each area are in each state. */
export const useContentCounts = () => useDeskRecord<Record<string, ContentCounts>>({ url: contentPaths.counts });

/** Sidebar of the content areas with their counts, or where a search finds how much, and the screen beside it. */
export function ContentSplitLayout({ area, needsRoom, q = '', children }: ContentSplitLayoutProps) {
  const { data: counts } = useContentCounts();
  const { currentData: found } = useDeskRecord<Record<string, number>>(
    { url: contentPaths.found, q },
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
