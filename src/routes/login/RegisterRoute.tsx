import { useLocation, useSearchParams } from 'react-router-dom';
import { registerAccount } from '../../areas/auth/accountForms';
import { selectAccountForm } from '../../areas/auth/accountFormsSlice';
import { selectIsLoggedIn } from '../../areas/auth/authSlice';
import { AuthPage, RegisterForm } from '../../areas/auth/AccountForms';
import { useCaptcha } from '../../areas/auth/CaptchaField';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

/** /homeRegister without, /account/register inside the layout. */
export default function RegisterRoute() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const redirect = useSearchParams()[0].get('redirect');
  const { busy, message, errors } = useAppSelector(selectAccountForm);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const picture = useCaptcha(isLoggedIn);
  return (
    <AuthPage
      heading={zh.auth.register}
      alone={pathname === paths.register}
      other={{ label: zh.auth.toLogin, to: paths.login(redirect ?? undefined) }}
    >
      {!isLoggedIn && (
        <RegisterForm
          {...{ busy, message, errors, picture }}
          onSubmit={(fields) => dispatch(registerAccount(fields))}
        />
      )}
    </AuthPage>
  );
}
