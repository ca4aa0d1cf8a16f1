import { clsx } from 'clsx';
import { Link } from '../../components/Link';
import { EmptyList, SubmissionRows, SubmissionRowsSkeleton, MyHead } from '../../areas/my/SubmissionRows';
import { useGetMyCountsQuery, useListMySubmissionsQuery } from '../../areas/my/myApi';
import type { SubmissionKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../components/PageHeading';
import { PagedList } from '../section/PagedList';
import { usePageQuery } from '../section/sectionQueries';
import { RequireCompany, type Owner } from '../my/RequireCompany';
import { WithdrawalQuestion, useMySteps } from '../my/WithdrawalQuestion';
import { useReceipts } from '../my/useReceipts';

const pageSize = 10;

const onwardPaths: Record<SubmissionKind, string> = {
  application: paths.project.root,
  intention: paths.shoppingMall.root,
  entry: paths.supplyDemand.supply.root,
};

const skeleton = <SubmissionRowsSkeleton count={5} />;

/** One of the three lists of a company's submissions. */
export default function MyListRoute({ kind }: { kind: SubmissionKind }) {
  return (
    <div className="wrap">
      <PageTitle heading={zh.ownPages.names[kind]} />
      <RequireCompany
        outline={
          <>
            <MyHead company={null} kind={kind} />
            {skeleton}
          </>
        }
      >
        {(owner) => <MyList key={kind} kind={kind} {...owner} />}
      </RequireCompany>
      <WithdrawalQuestion />
    </div>
  );
}

function MyList({ kind, owner, user }: { kind: SubmissionKind } & Owner) {
  const query = usePageQuery(pageSize);
  // Staff have gone on meanwhile.
  const anew = { refetchOnMountOrArgChange: true };
  const result = useListMySubmissionsQuery({ ...query, kind, owner }, anew);
  const counts = useGetMyCountsQuery({ owner }, anew);
  const onStep = useMySteps(owner);
  const { projects } = useReceipts();
  const isEmpty = result.currentData?.total === 0;
  return (
    <>
      <MyHead
        company={user.fdComName ?? user.username}
        kind={kind}
        counts={counts.currentData}
        // It stays where it is when there turns out to be nothing yet.
        action={
          <Link className={clsx('btn', !isEmpty && kind !== 'entry' && 'btn--line')} to={onwardPaths[kind]}>
            {zh.my.onward[kind]}
          </Link>
        }
      />
      {isEmpty ? (
        <EmptyList kind={kind} />
      ) : (
        <PagedList query={query} result={result} skeleton={skeleton}>
          {(submissions) => <SubmissionRows label={zh.ownPages.names[kind]} {...{ submissions, projects, onStep }} />}
        </PagedList>
      )}
    </>
  );
}
