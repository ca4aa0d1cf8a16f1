import { useContext, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { Icon } from './Icon';
import { BackToListContext } from './BackToListContext';
import { Link } from './Link';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface BackLinkProps {
  root: string;
  /** Id of the element that says where in the list it leads. */
  describedBy?: string;
}

/** Back to the list: to the page, category and scroll position that the visitor came from. */
export function BackLink({ root, describedBy }: BackLinkProps) {
  const { to, isPrevious } = useContext(BackToListContext)(root);
  const navigate = useNavigate();
  return (
    <Link
      className="more"
      to={to}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (!isPrevious || !isPlain(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrowLeft" />
      {zh.detail.back}
    </Link>
  );
}
