import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { ApplyButton } from '../../areas/project/ApplyButton';
import type { Project } from '../../contract/areas/project';
import { toText } from '../../lib/toText';
import { selectApplied } from '../../state/appliedSlice';
import { useAppSelector } from '../../state/hooks';
import { useReceipts } from '../my/useReceipts';

/** The apply button of a project, on its own page and on others. */
export function ProjectAction({ project, now }: { project: Project; now: Date }) {
  const { fdId, fdProjectName } = project;
  const open = useGuardedAction();
  const applied = useAppSelector(selectApplied).includes(fdId);
  const receipt = useReceipts().projects[fdId];
  const onApply = () => open({ kind: 'projectApplication', fdId, title: toText(fdProjectName, '') });
  return <ApplyButton {...{ project, now, applied, receipt, onApply }} />;
}
