import { useParams } from 'react-router-dom';
import { useGetAppQuery } from '../areas/app/appApi';
import { AppSheet, AppSheetSkeleton } from '../areas/app/AppSheet';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { text } from '../lib/text';
import { DetailPage } from './support/DetailPage';
import { sections } from './support/sections';

/** /shopping_mall/detail/{fdId} (spec §2.3). */
export function ShoppingMallDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetAppQuery(fdId);
  const open = useGuardedAction();
  return (
    <DetailPage
      section={sections.shoppingMall}
      answer={answer}
      heading={(app) => text(app.fdAppName)}
      skeleton={<AppSheetSkeleton />}
    >
      {(app) => (
        <AppSheet app={app} onIntention={() => open({ kind: 'intention', fdId, title: text(app.fdAppName, '') })} />
      )}
    </DetailPage>
  );
}
