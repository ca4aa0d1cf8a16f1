import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '../../components/QueryBoundary';
import type { ContentDetail, ContentMistakes } from '../../contract/deskContent';
import { zh } from '../../i18n/zh';
import { ContentSplitLayout } from './ContentSplitLayout';
import { useGetDeskContentQuery } from './contentApi';
import { areaNames } from './contentAreas';
import { ContentEditor } from './ContentEditor';

/** The address of a new item. */
const newId = 'new';

/** What was wrong with a item, by its address, when it was to be saved. */
interface Refusal {
  of: string;
  mistakes: ContentMistakes;
}

const none: ContentMistakes = {};

/** A content item in its editor. */
export function EditorScreen() {
  const { area: asked = '', fdId = newId } = useParams();
  const area = areaNames.includes(asked) ? asked : areaNames[0]!;
  const isNew = fdId === newId;
  const { currentData: data, isError, refetch } = useGetDeskContentQuery({ area, fdId }, { skip: isNew });
  // Data that is already loaded is shown during a refetch, and if that fails.
  const [known, setKnown] = useState<ContentDetail | null>(null);
  if (data && data !== known) setKnown(data);
  const key = `${area}/${fdId}`;
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
      {isNew || item ? (
        <ContentEditor
          key={key}
          area={area}
          fdId={fdId}
          item={isNew ? null : item!}
          mistakes={refusal?.of === key ? refusal.mistakes : none}
          onRefused={(mistakes, of) => setRefusal(mistakes && { of: `${area}/${of || newId}`, mistakes })}
        />
      ) : (
        <main id="main" tabIndex={-1}>
          <QueryBoundary
            status={isError || data === null ? 'failed' : 'loading'}
            failedText={zh.states.loadFailed}
            onRetry={() => void refetch()}
          >
            {null}
          </QueryBoundary>
        </main>
      )}
    </ContentSplitLayout>
  );
}
