import { createContext, useCallback, useEffect, useRef, useState } from 'react';

/** The pictures of one field that have not been uploaded. */
interface Unfinished {
  /** Number of uploads in progress. */
  underWay: number;
  /** Files whose upload failed and was not retried. */
  failed: readonly string[];
}

/** Records the state of a field's uploads. */
type Note = (place: string, change: (before: Unfinished) => Unfinished) => void;

const nothing: Unfinished = { underWay: 0, failed: [] };

export const UnfinishedContext = createContext<Note>(() => undefined);

/** The pictures of an editor that have not been uploaded: in progress, or failed and not retried. */
function useUnfinishedPictures() {
  const [places, setPlaces] = useState<ReadonlyMap<string, Unfinished>>(new Map());
  const note = useCallback<Note>((place, change) => {
    setPlaces((before) => new Map(before).set(place, change(before.get(place) ?? nothing)));
  }, []);
  const forgetFailed = () =>
    setPlaces((before) => new Map([...before].map(([place, { underWay }]) => [place, { underWay, failed: [] }])));
  const all = [...places.values()];
  const areUnderWay = all.some(({ underWay }) => underWay > 0);
  return { areUnderWay, haveFailed: all.some(({ failed }) => failed.length > 0), note, forgetFailed };
}

/** Holds an action back while pictures upload, and asks about those that failed. @param run gets the content as it is by then */
export function useUploadGate<Action>(run: (action: Action) => void) {
  const { areUnderWay, haveFailed, note, forgetFailed } = useUnfinishedPictures();
  const [waiting, setWaiting] = useState<Action | null>(null);
  const [asked, setAsked] = useState<Action | null>(null);
  const start = (action: Action) => {
    if (areUnderWay) setWaiting(action);
    else if (haveFailed) setAsked(action);
    else run(action);
  };
  const goOn = useRef<() => void>(() => undefined);
  useEffect(() => {
    goOn.current = () => {
      setWaiting(null);
      if (waiting !== null) start(waiting);
    };
  });
  const isReady = waiting !== null && !areUnderWay;
  useEffect(() => {
    if (isReady) goOn.current();
  }, [isReady]);
  return {
    note,
    forgetFailed,
    areUnderWay,
    start,
    waiting,
    stopWaiting: () => setWaiting(null),
    asked,
    answer: (isAgreed: boolean) => {
      setAsked(null);
      if (!isAgreed || asked === null) return;
      // Whoever goes on without them is not asked again.
      forgetFailed();
      run(asked);
    },
  };
}
