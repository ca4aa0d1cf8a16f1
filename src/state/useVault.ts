import { useAppDispatch } from './hooks';
import type { SecretVault, ThunkExtra } from './thunkExtra';

const vaultOf = (_dispatch: unknown, _getState: unknown, { secrets }: ThunkExtra): SecretVault => secrets;

/** The page's vault: what must not reach an action is put there, and its reference handed over. */
export function useVault(): SecretVault {
  const dispatch = useAppDispatch();
  return dispatch(vaultOf);
}
