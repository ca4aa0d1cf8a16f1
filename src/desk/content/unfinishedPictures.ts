import { createContext, useCallback, useState } from 'react';

/** The pictures of one place of an editor that are not there. */
interface Unfinished {
  /** Times that some are being sent. */
  underWay: number;
  /** Files that failed and have not been sent again. */
  failed: readonly string[];
}

/** Notes what has become of what a place sends. */
type Note = (place: string, change: (before: Unfinished) => Unfinished) => void;

const nothing: Unfinished = { underWay: 0, failed: [] };

export const UnfinishedContext = createContext<Note>(() => undefined);

/** The pictures of an editor that are not there: on their way, or failed and not sent again. */
export function useUnfinishedPictures() {
  const [places, setPlaces] = useState<ReadonlyMap<string, Unfinished>>(new Map());
  const note = useCallback<Note>((place, change) => {
    setPlaces((before) => new Map(before).set(place, change(before.get(place) ?? nothing)));
  }, []);
  /** Nobody waits any more for those that failed: who goes on without them is not asked about them again. */
  const forgetFailed = () =>
    setPlaces((before) => new Map([...before].map(([place, { underWay }]) => [place, { underWay, failed: [] }])));
  const areThere = [...places.values()].some(({ underWay, failed }) => underWay > 0 || failed.length > 0);
  return { areThere, note, forgetFailed };
}
