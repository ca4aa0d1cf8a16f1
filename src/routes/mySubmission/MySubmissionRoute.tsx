import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useListGetbuginessCategoriesQuery } from '../../areas/getbuginess/getbuginessApi';
import { listPaths, useGetMySubmissionQuery } from '../../areas/my/myApi';
import { SubmissionSheet, SubmissionSheetSkeleton } from '../../areas/my/SubmissionSheet';
import { receiptKind } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { PageHeading, PageTitle } from '../../components/PageHeading';
import { QueryBoundary, queryStatus } from '../../components/QueryBoundary';
import { RequireCompany, type Owner } from '../my/RequireCompany';
import type { SupplementFormProps } from './SupplementForm';
import { WithdrawalQuestion, useMySteps } from '../my/WithdrawalQuestion';
import { useReceipts } from '../my/useReceipts';
import { useRetriedScript } from '../../components/useRetriedScript';

const loadForm = () => import(/* webpackChunkName: "supplement" */ './SupplementForm');

/** /my/submission/{number}: one submission, for the company that sent it. */
export default function MySubmissionRoute() {
  const { number = '' } = useParams();
  const kind = receiptKind(number) ?? 'application';
  return (
    <div className="wrap">
      <PageTitle heading={number} />
      <div className="mt-4">
        <Breadcrumbs items={[{ label: zh.ownPages.names[kind], to: listPaths[kind] }, { label: number }]} />
      </div>
      <RequireCompany
        outline={
          <>
            <PageHeading hidden text={zh.ownPages.names[kind]} />
            <SubmissionSheetSkeleton />
          </>
        }
      >
        {(owner) => <Submission key={number} number={number} {...owner} />}
      </RequireCompany>
      <WithdrawalQuestion />
    </div>
  );
}

function Submission({ number, owner }: { number: string } & Owner) {
  // Staff have gone on meanwhile.
  const result = useGetMySubmissionQuery({ number, owner }, { refetchOnMountOrArgChange: true });
  const submission = result.currentData ?? undefined;
  const categories = useListGetbuginessCategoriesQuery(undefined, { skip: submission?.kind !== 'entry' });
  const names = useMemo(
    () => new Map((categories.data ?? []).map(({ fdCategory, fdCategoryName }) => [fdCategory, fdCategoryName])),
    [categories.data],
  );
  const onStep = useMySteps(owner);
  const { projects } = useReceipts();
  if (submission) {
    return (
      <SubmissionSheet
        submission={submission}
        categories={names}
        projects={projects}
        onStep={onStep}
        form={
          submission.supplement && (
            <SupplementPart submission={submission} supplement={submission.supplement} categories={names} />
          )
        }
      />
    );
  }
  const status = queryStatus(result);
  return (
    <div className={status === 'failed' ? 'sheet mt-4 pad' : undefined}>
      <PageHeading hidden={status === 'loading'} text={number} />
      <QueryBoundary
        status={status}
        failedText={zh.states.loadFailed}
        onRetry={() => void result.refetch()}
        skeleton={<SubmissionSheetSkeleton />}
      />
    </div>
  );
}

/** The form of a request to correct; its chunk loads only where there is one. */
function SupplementPart(props: SupplementFormProps) {
  const { script, hasFailed, retry } = useRetriedScript(loadForm);
  if (script) return <script.SupplementForm {...props} />;
  return <QueryBoundary status={hasFailed ? 'failed' : 'loading'} failedText={zh.site.screenFailed} onRetry={retry} />;
}
