import { createContext, useCallback, useState } from 'react';

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
export function useUnfinishedPictures() {
  const [places, setPlaces] = useState<ReadonlyMap<string, Unfinished>>(new Map());
  const note = useCallback<Note>((place, change) => {
    setPlaces((before) => new Map(before).set(place, change(before.get(place) ?? nothing)));
  }, []);
  /** Forgets failed uploads: a user who goes on without them is not asked again. */
  const forgetFailed = () =>
    setPlaces((before) => new Map([...before].map(([place, { underWay }]) => [place, { underWay, failed: [] }])));
  const areThere = [...places.values()].some(({ underWay, failed }) => underWay > 0 || failed.length > 0);
  return { areThere, note, forgetFailed };
}
