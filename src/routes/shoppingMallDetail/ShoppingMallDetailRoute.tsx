import { useQueryResult } from '../../api/query';
import { AppArticle, AppArticleSkeleton } from '../../areas/app/AppArticle';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import type { App } from '../../contract/areas/app';
import { toText } from '../../lib/toText';
import { useReceipts } from '../my/useReceipts';
import { categoryBreadcrumb } from '../section/categoryBreadcrumb';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';

export function ShoppingMallDetailRoute({ queries, ...place }: DetailScreenProps<App>) {
  const categories = useQueryResult(queries.categories).data;
  const open = useGuardedAction();
  const receipts = useReceipts();
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      heading={(app) => toText(app.fdAppName)}
      kind={(app) => categoryBreadcrumb(categories, app.category, place.section.category)}
      skeleton={<AppArticleSkeleton />}
    >
      {(app) => (
        <AppArticle
          app={app}
          receipt={receipts.apps[queries.detail.arg]}
          onIntention={() => open({ kind: 'intention', fdId: queries.detail.arg, title: toText(app.fdAppName, '') })}
        />
      )}
    </DetailPage>
  );
}
