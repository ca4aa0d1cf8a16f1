import { useState } from 'react';
import { errorText } from '../../api/errors';
import { DeskDialog } from '../shell/DeskDialog';
import { Field } from '../../components/Field';
import { FormMessage } from '../../components/FormMessage';
import type { Report } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useCloseReportsMutation } from './inboxApi';

const { reports } = zhInbox;

interface ReportDialogProps {
  report: Report;
  onClose: () => void;
  onDone: () => void;
}

/** Closes a report with a note on what was done, which cannot be changed while it is sent. */
export function ReportDialog({ report, onClose, onDone }: ReportDialogProps) {
  const [close, { isLoading }] = useCloseReportsMutation();
  const [answer, setAnswer] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    if (isLoading) return;
    setFailure(null);
    const { data, error } = await close({ fdIds: [report.fdId], answer: answer.trim() });
    if (data) onDone();
    else setFailure(errorText(error, reports.closeFailed));
  };
  return (
    <DeskDialog
      title={reports.close}
      narrow
      onClose={onClose}
      onSubmit={() => void submit()}
      action={reports.close}
      busy={isLoading}
    >
      <FormMessage text={failure} />
      <p>{report.title}</p>
      <Field
        as="textarea"
        label={reports.answer}
        name="answer"
        hint={reports.answerHint}
        rows={3}
        maxLength={500}
        readOnly={isLoading}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </DeskDialog>
  );
}
