import { useQueryResult } from '../../api/query';
import { AppArticle, AppArticleSkeleton } from '../../areas/app/AppArticle';
import { useGuardedAction } from '../../areas/auth/useGuardedAction';
import type { App } from '../../contract/areas/app';
import { toText } from '../../lib/toText';
import { useReceipts } from '../my/useReceipts';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';

export default function ShoppingMallDetailRoute({ queries, ...place }: DetailScreenProps<App>) {
  const open = useGuardedAction();
  const receipts = useReceipts();
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      categories={useQueryResult(queries.categories).data}
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
