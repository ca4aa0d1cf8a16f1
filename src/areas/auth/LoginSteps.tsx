import { useEffect, useState, type ComponentType } from 'react';
import { zh } from '../../i18n/zh';
import { loadScript } from '../../lib/loadScript';
import { useAppDispatch } from '../../state/hooks';
import type { LoginFields } from './accountForms';
import { accountFormRefused } from './accountFormsSlice';
import { LoginForm } from './LoginForm';
import type { AccountFormProps } from './useAccountForm';

interface LoginStepsProps extends AccountFormProps<LoginFields> {
  needsCode: boolean;
  redirect: string | null;
}

/**
 * The password login, and its second step if a code is required: few accounts need it, so its chunk loads on demand.
 */
export function LoginSteps({ needsCode, redirect, busy, ...form }: LoginStepsProps) {
  const dispatch = useAppDispatch();
  const [CodeForm, setCodeForm] = useState<ComponentType<{ redirect: string | null }> | null>(null);
  useEffect(() => {
    if (!needsCode) return;
    loadScript(() => import(/* webpackChunkName: "login-code" */ './CodeForm')).then(
      (loaded) => setCodeForm(() => loaded.CodeForm),
      () => dispatch(accountFormRefused({ message: zh.site.formNotLoaded, errors: {} })),
    );
  }, [needsCode, dispatch]);
  if (needsCode && CodeForm) return <CodeForm redirect={redirect} />;
  return <LoginForm {...form} busy={busy || needsCode} />;
}
