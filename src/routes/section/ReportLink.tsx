import { useParams } from 'react-router-dom';
import type { AreaName } from '../../contract/areas';
import { zh } from '../../i18n/zh';
import { formOpened } from '../../state/dialogsSlice';
import { useOffers } from '../../state/useOffers';
import { useAppDispatch } from '../../state/hooks';

interface ReportLinkProps {
  area: AreaName;
  /** Title of the page's content. */
  title: string;
}

/** Lets a visitor report a problem with a page, if there are staff to read it. */
export function ReportLink({ area, title }: ReportLinkProps) {
  const { fdId = '' } = useParams();
  const dispatch = useAppDispatch();
  const isOffered = useOffers('desk');
  if (!isOffered) return null;
  return (
    <button
      type="button"
      data-needs-script
      className="link"
      onClick={() => dispatch(formOpened({ kind: 'report', area, fdId, title }))}
    >
      {zh.detail.report}
    </button>
  );
}
