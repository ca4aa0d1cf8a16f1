import { useCallback } from 'react';
import { useScript } from '../../components/useScript';
import { zh } from '../../i18n/zh';
import { useAppDispatch } from '../../state/hooks';
import type { LoginFields } from './accountForms';
import { accountFormRefused } from './accountFormsSlice';
import { LoginForm } from './LoginForm';
import type { AccountFormProps } from './useAccountForm';

const load = () => import(/* webpackChunkName: "login-code" */ './CodeForm');

interface LoginStepsProps extends AccountFormProps<LoginFields> {
  needsCode: boolean;
  redirect: string | null;
}

/**
 * The password login, and its second step if a code is required: few accounts need it, so its chunk loads on demand.
 */
export function LoginSteps({ needsCode, redirect, busy, ...form }: LoginStepsProps) {
  const dispatch = useAppDispatch();
  const fail = useCallback(
    () => void dispatch(accountFormRefused({ message: zh.site.formNotLoaded, errors: {} })),
    [dispatch],
  );
  const script = useScript(load, needsCode, fail);
  if (needsCode && script) return <script.CodeForm redirect={redirect} />;
  return <LoginForm {...form} busy={busy || needsCode} />;
}
