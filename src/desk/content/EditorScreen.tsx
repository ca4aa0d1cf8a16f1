import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../components/QueryBoundary';
import type { ContentDetail, FieldErrors, ItemDrafts } from '../../contract/deskContent';
import { zh } from '../../i18n/zh';
import { ContentSplitLayout } from './ContentSplitLayout';
import { useGetDeskContentQuery, useGetDeskDraftQuery } from './contentApi';
import { areaNames } from './contentAreas';
import { ContentEditor } from './ContentEditor';

/** The address of a new item. */
const newId = 'new';

/** What was wrong with a item, by its address, when it was to be saved. */
interface Refusal {
  of: string;
  errors: FieldErrors;
}

const none: FieldErrors = {};

/** The key of a new item's draft, part of its address: a reload goes on with it, and any number can be begun. */
const draftParam = 'draft';

/** A content item in its editor. */
export function EditorScreen() {
  const { fdId = newId } = useParams();
  const [search] = useSearchParams();
  if (fdId !== newId) return <Editor draftKey={fdId} />;
  const draftKey = search.get(draftParam) ?? '';
  if (!/^[\w-]{8,64}$/.test(draftKey)) return <Navigate to={`?${draftParam}=${nanoid()}`} replace />;
  return <Editor draftKey={draftKey} />;
}

function Editor({ draftKey }: { draftKey: string }) {
  const { area: asked = '', fdId = newId } = useParams();
  const area = areaNames.includes(asked) ? asked : areaNames[0]!;
  const isNew = fdId === newId;
  const { currentData: data, isError, refetch } = useGetDeskContentQuery({ area, fdId }, { skip: isNew });
  const drafts = useGetDeskDraftQuery({ area, key: draftKey });
  // Data that is already loaded is shown during a refetch, and if that fails.
  const [known, setKnown] = useState<ContentDetail | null>(null);
  if (data && data !== known) setKnown(data);
  const key = `${area}/${isNew ? draftKey : fdId}`;
  const [knownDrafts, setKnownDrafts] = useState<{ of: string; drafts: ItemDrafts } | null>(null);
  if (drafts.currentData && (knownDrafts?.of !== key || knownDrafts.drafts !== drafts.currentData))
    setKnownDrafts({ of: key, drafts: drafts.currentData });
  const ownDrafts = knownDrafts?.of === key ? knownDrafts.drafts : null;
  // It outlives the editor of a new item, which a draft has made meanwhile, and ends with that of the item.
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    if (refusal?.of !== key) setRefusal(null);
  }
  const item = known?.area === area && known.fdId === fdId ? known : undefined;
  return (
    <ContentSplitLayout area={area} needsRoom>
      {(isNew || item) && ownDrafts ? (
        <ContentEditor
          key={key}
          area={area}
          draftKey={draftKey}
          item={isNew ? null : item!}
          drafts={ownDrafts}
          errors={refusal?.of === key ? refusal.errors : none}
          onRefused={(errors, of) => setRefusal(errors && { of: `${area}/${of || draftKey}`, errors })}
        />
      ) : (
        <main id="main" tabIndex={-1}>
          <QueryBoundary
            status={isError || data === null || drafts.isError || drafts.data === null ? 'failed' : 'loading'}
            failedText={zh.states.loadFailed}
            onRetry={() => {
              if (!isNew) void refetch();
              void drafts.refetch();
            }}
          >
            {null}
          </QueryBoundary>
        </main>
      )}
    </ContentSplitLayout>
  );
}
