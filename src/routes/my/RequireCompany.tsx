import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { selectSettled, selectToken, selectUser, selectUserUnknown } from '../../areas/auth/authSlice';
import type { UserInfo } from '../../contract/auth';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { useOffers, useAppSelector } from '../../state/hooks';
import { PageHeading } from '../../components/PageHeading';
import { RedirectTo } from '../../components/RedirectTo';
import { useRendering, useIsHydrating } from '../../components/hydration';
import { StatePanel } from '../../components/QueryBoundary';
import NotFoundRoute from '../notFound/NotFoundRoute';

/** A company, for its own pages. */
export interface Owner {
  owner: string;
  user: UserInfo;
}

interface RequireCompanyProps {
  /** The page until the user is known: all that the server ever renders of it. */
  outline: ReactNode;
  children: (owner: Owner) => ReactNode;
}

/** Admits companies; others log in first, and return afterwards. */
export function RequireCompany({ outline, children }: RequireCompanyProps) {
  const offered = useOffers('my');
  const token = useAppSelector(selectToken);
  const settled = useAppSelector(selectSettled);
  const isUnknown = useAppSelector(selectUserUnknown);
  const user = useAppSelector(selectUser);
  const { server } = useRendering();
  const isHydrating = useIsHydrating();
  const { pathname, search } = useLocation();
  if (!offered) return <NotFoundRoute />;
  if (server || isHydrating || !settled) return outline;
  if (!token || isUnknown) return <RedirectTo to={paths.login(`${pathname}${search}`)} />;
  if (!user) return outline;
  if (user.fdComId) return children({ owner: user.fdComId, user });
  return (
    <div className="wrap">
      <StatePanel drawing="cabinet">
        <PageHeading text={zh.my.title} />
        <p>{zh.my.noCompany}</p>
      </StatePanel>
    </div>
  );
}
