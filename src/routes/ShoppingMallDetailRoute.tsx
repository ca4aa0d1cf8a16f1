import { useParams } from 'react-router-dom';
import { useGetAppQuery, useListAppCategoriesQuery } from '../areas/app/appApi';
import { AppArticle, AppArticleSkeleton } from '../areas/app/AppArticle';
import { useGuardedAction } from '../areas/auth/useGuardedAction';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { useReceipts } from './my/useReceipts';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { DetailPage } from './section/DetailPage';
import { sections } from './section/sections';

/** /shopping_mall/detail/{fdId}. */
export function ShoppingMallDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetAppQuery(fdId);
  const categories = useListAppCategoriesQuery(undefined).data;
  const open = useGuardedAction();
  const receipts = useReceipts();
  return (
    <DetailPage
      area="app"
      section={sections.shoppingMall}
      result={result}
      heading={(app) => toText(app.fdAppName)}
      kind={(app) => categoryBreadcrumb(categories, app.category, paths.shoppingMall.category)}
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
