import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { dayOf, daysLeft, dueDay, isOver } from '../../lib/dates';
import type { ArticleLayoutProps } from '../../components/ArticleLayout';
import { leftText } from '../../lib/leftText';
import { PeriodBar } from '../../components/PeriodBar';

const words = { from: zh.list.startsOn, to: zh.list.until, over: zh.list.overOn };

/** The state of a project: companies can apply from its first day to its last. */
export function windowOf({ fdApplicationStart, fdApplicationEnd }: Project, now: Date) {
  const hasBegun = (daysLeft(fdApplicationStart, now) ?? 0) <= 0;
  const hasDays = Boolean(dayOf(fdApplicationStart) || dayOf(fdApplicationEnd));
  return { hasBegun, hasDays, over: isOver(fdApplicationEnd, now) };
}

/** A page header's note on the time left to apply. */
export function projectHead(project: Project, now: Date): Pick<ArticleLayoutProps, 'measures' | 'reach' | 'due'> {
  const { fdApplicationStart, fdApplicationEnd } = project;
  const { hasBegun, hasDays, over } = windowOf(project, now);
  const left = daysLeft(fdApplicationEnd, now);
  return {
    measures: hasDays ? (
      <PeriodBar from={fdApplicationStart} to={fdApplicationEnd} now={now} words={words} />
    ) : (
      <p>{zh.project.noDays}</p>
    ),
    reach: left !== undefined && hasBegun && <b>{leftText(left)}</b>,
    due: over ? undefined : dueDay(fdApplicationEnd),
  };
}
