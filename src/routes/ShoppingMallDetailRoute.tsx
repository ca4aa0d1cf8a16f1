import { useParams } from 'react-router-dom';
import { useGetAppQuery } from '../areas/app/appApi';
import { AppArticle, AppArticleSkeleton } from '../areas/app/AppArticle';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { toText } from '../lib/toText';
import { useReceipts } from './my/useReceipts';
import { DetailPage } from './section/DetailPage';
import { sections } from './section/sections';

/** /shopping_mall/detail/{fdId}. */
export function ShoppingMallDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetAppQuery(fdId);
  const open = useGuardedAction();
  const receipts = useReceipts();
  return (
    <DetailPage
      area="app"
      section={sections.shoppingMall}
      result={result}
      heading={(app) => toText(app.fdAppName)}
      skeleton={<AppArticleSkeleton />}
    >
      {(app) => (
        <AppArticle
          app={app}
          receipt={receipts.apps[fdId]}
          onIntention={() => open({ kind: 'intention', fdId, title: toText(app.fdAppName, '') })}
        />
      )}
    </DetailPage>
  );
}
