import { useLocation, useSearchParams } from 'react-router-dom';
import { logIn } from '../../areas/auth/accountForms';
import { selectAccountForm } from '../../areas/auth/accountFormsSlice';
import { selectIsLoggedIn } from '../../areas/auth/authSlice';
import { registerPath } from '../../areas/auth/returnSlice';
import { AuthPage, LoginSteps } from '../../areas/auth/AccountForms';
import { useCaptcha } from '../../areas/auth/CaptchaField';
import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { selectPendingForm } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

const [help, end] = zh.auth.forgottenHelp;

/** /homeLogin without, /account/login inside the layout. */
export default function LoginRoute() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const redirect = useSearchParams()[0].get('redirect');
  const { busy, message, errors, needsCode } = useAppSelector(selectAccountForm);
  const formWaits = useAppSelector(selectPendingForm) !== null;
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const picture = useCaptcha(isLoggedIn);
  return (
    <AuthPage
      heading={zh.auth.login}
      alone={pathname === paths.login()}
      formWaits={formWaits}
      other={{ label: zh.auth.toRegister, to: registerPath(redirect ?? undefined) }}
    >
      {!isLoggedIn && (
        <LoginSteps
          {...{ busy, message, errors, picture, needsCode, redirect }}
          onSubmit={(fields) => dispatch(logIn(fields, redirect))}
        />
      )}
      <details className="mt-1">
        <summary className="link">{zh.auth.forgotten}</summary>
        <p className="mt-1 text-15">
          <NoWrapText text={help} />
          <span className="nb">
            <Link to={paths.contactUs}>{zh.nav.contactUs}</Link>
            {end}
          </span>
        </p>
      </details>
    </AuthPage>
  );
}
