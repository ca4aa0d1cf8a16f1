import type { ComponentProps } from 'react';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import { ApplyButton } from '../../areas/project/ApplyButton';
import { toText } from '../../lib/toText';
import { selectApplied } from '../../state/appliedSlice';
import { useAppSelector } from '../../state/hooks';
import { useReceipts } from '../my/useReceipts';

type ProjectActionProps = Pick<ComponentProps<typeof ApplyButton>, 'project' | 'now' | 'size'>;

/** The apply button of a project, on its own page and on others. */
export function ProjectAction(props: ProjectActionProps) {
  const { fdId, fdProjectName } = props.project;
  const open = useGuardedAction();
  const applied = useAppSelector(selectApplied).includes(fdId);
  const receipt = useReceipts().projects[fdId];
  const onApply = () => open({ kind: 'projectApplication', fdId, title: toText(fdProjectName, '') });
  return <ApplyButton {...props} {...{ applied, receipt, onApply }} />;
}
