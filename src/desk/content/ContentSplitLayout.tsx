import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { SplitLayout } from '../shell/SplitLayout';
import { areaTitle } from '../areaTitle';
import { areaNames, isFurniture } from './contentFacts';
import { useListDeskContentCountsQuery } from './contentApi';

interface ContentBenchProps {
  area: string;
  needsRoom?: boolean;
  children: ReactNode;
}

/** The rail of the content's areas with what each holds, and the screen beside it. */
export function ContentSplitLayout({ area, needsRoom, children }: ContentBenchProps) {
  const { data: counts } = useListDeskContentCountsQuery();
  const items = areaNames.map((name, index) => {
    const of = counts?.[name];
    return {
      key: name,
      label: areaTitle(name),
      to: `/content/${name}`,
      isCurrent: name === area,
      count: of ? of.published + of.draft + of.scheduled + of.removed : null,
      isApart: isFurniture(name) && !isFurniture(areaNames[index - 1] ?? ''),
    };
  });
  return (
    <SplitLayout sidebarName={zh.areasName} items={items} needsRoom={needsRoom}>
      {children}
    </SplitLayout>
  );
}
