import { useLocation } from 'react-router-dom';
import { formOpened, loginAsked, type FormDialog } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectToken } from './authSlice';

/**
 * Opens a form that needs a token; without one the visitor is asked to log in first, and the form waits with the place
 * it was opened from: path plus query (spec §4, Guarded actions; decision 7).
 */
export function useGuardedAction(): (dialog: FormDialog) => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector(selectToken);
  const { pathname, search } = useLocation();
  return (dialog) => {
    dispatch(token ? formOpened(dialog) : loginAsked({ dialog, path: `${pathname}${search}` }));
  };
}
