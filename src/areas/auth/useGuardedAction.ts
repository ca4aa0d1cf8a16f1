import { useLocation } from 'react-router-dom';
import { formOpened, loginAsked, type FormDialog } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectToken } from './authSlice';

/**
 * Opens a form that needs a login. Without a token the visitor is asked to log in first, and the form waits, with the
 * path and query it was opened from.
 */
export function useGuardedAction(): (dialog: FormDialog) => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { pathname, search } = useLocation();
  return (dialog) => {
    dispatch(token ? formOpened(dialog) : loginAsked({ dialog, path: `${pathname}${search}` }));
  };
}
