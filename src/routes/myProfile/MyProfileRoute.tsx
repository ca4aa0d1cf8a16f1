import { ProfileSkeleton } from '../../areas/my/ProfilePage';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { PageTitle } from '../../components/PageHeading';
import { RedirectTo } from '../../components/RedirectTo';
import { RequireCompany } from '../my/RequireCompany';
import { useCloseAccount } from './accountActions';
import { MyProfile } from './MyProfile';

/** /my/profile: profile, password, sessions, data export, closing the account. */
export default function MyProfileRoute() {
  const { close, isClosed } = useCloseAccount();
  if (isClosed) return <RedirectTo to={paths.home} />;
  return (
    <div className="wrap">
      <PageTitle heading={zh.ownPages.profile} />
      <div className="mt-4">
        <Breadcrumbs items={[{ label: zh.my.title, to: paths.my.applications }, { label: zh.ownPages.profile }]} />
      </div>
      <RequireCompany outline={<ProfileSkeleton />}>
        {({ owner }) => <MyProfile key={owner} owner={owner} onClose={close} />}
      </RequireCompany>
    </div>
  );
}
