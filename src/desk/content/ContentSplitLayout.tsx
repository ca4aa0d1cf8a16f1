import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { SplitLayout } from '../shell/SplitLayout';
import { areaTitle } from '../ShortTime';
import { areaNames, isSupporting } from './contentAreas';
import { useCountFoundContentQuery, useListDeskContentCountsQuery } from './contentApi';

interface ContentSplitLayoutProps {
  area: string;
  needsRoom?: boolean;
  /** What the list was searched for. */
  q?: string;
  children: ReactNode;
}

/** Sidebar of the content areas with their counts, or where a search finds how much, and the screen beside it. */
export function ContentSplitLayout({ area, needsRoom, q = '', children }: ContentSplitLayoutProps) {
  const { data: counts } = useListDeskContentCountsQuery();
  const { currentData: found } = useCountFoundContentQuery(q === '' ? skipToken : { q });
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
