import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { SplitLayout } from '../shell/SplitLayout';
import { areaTitle } from '../areaTitle';
import { areaNames, isSupporting } from './contentAreas';
import { useListDeskContentCountsQuery } from './contentApi';

interface ContentSplitLayoutProps {
  area: string;
  needsRoom?: boolean;
  children: ReactNode;
}

/** Sidebar of the content areas with their counts, and the screen beside it. */
export function ContentSplitLayout({ area, needsRoom, children }: ContentSplitLayoutProps) {
  const { data: counts } = useListDeskContentCountsQuery();
  const items = areaNames.map((name, index) => {
    const of = counts?.[name];
    return {
      key: name,
      label: areaTitle(name),
      to: `/content/${name}`,
      isCurrent: name === area,
      count: of ? of.published + of.draft + of.scheduled + of.removed : null,
      isApart: isSupporting(name) && !isSupporting(areaNames[index - 1] ?? ''),
    };
  });
  return (
    <SplitLayout sidebarName={zh.areasName} items={items} needsRoom={needsRoom}>
      {children}
    </SplitLayout>
  );
}
