import { useAppDispatch } from './hooks';
import type { SecretVault, ThunkExtra } from './thunkExtra';

const vaultOf = (_dispatch: unknown, _getState: unknown, { secrets }: ThunkExtra): SecretVault => secrets;

/** The page's vault: keeps what must not be in an action, which gets a reference instead. */
export function useVault(): SecretVault {
  const dispatch = useAppDispatch();
  return dispatch(vaultOf);
}
