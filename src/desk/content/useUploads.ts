import { useContext, useId, useState, createContext, useCallback, useEffect, useRef } from 'react';
import { callAddress, callHeaders, openEnvelope, apiError, type ApiError } from '../../api/client';
import { sessionRefused } from '../../api/portalApi';
import { selectToken } from '../../areas/auth/authSlice';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { useFailure } from '../shell/Announcer';
import { nanoid } from '@reduxjs/toolkit';
import type { UploadedPicture } from '../../contract/desk';
import { documentKinds, type UploadedDocument } from '../../contract/pictures';
import { isRecord } from '../../lib/json';

/**
 * Uploads files one after another and reports the outcome of each, even if its field is gone by then. With `onFailed`,
 * the caller reports failures.
 */
export function useUploads<Uploaded, Source extends { name: string } = File>(upload: Upload<Uploaded, Source>) {
  const token = useDeskSelector(selectToken);
  const dispatch = useDeskDispatch();
  const fail = useFailure();
  const note = useContext(UnfinishedContext);
  const place = useId();
  const [underWay, setUnderWay] = useState(0);
  type OnSent = (uploaded: Uploaded, source: Source) => boolean;
  /** @returns whether it was inserted, or the caller knows that it was not */
  const sendOne = async (source: Source, onSent: OnSent, onFailed?: (source: Source) => void): Promise<boolean> => {
    const { data, error } = await upload(source, token);
    if (data && onSent(data, source)) return true;
    onFailed?.(source);
    if (error?.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
    else if (!onFailed) fail(error, data ? zh.uploadLate : zh.uploadFailed);
    return onFailed !== undefined;
  };
  const send = async (sources: readonly Source[], onSent: OnSent, onFailed?: (source: Source) => void) => {
    const count = (by: number) => {
      setUnderWay((before) => before + by);
      note(place, (before) => ({ ...before, underWay: before.underWay + by }));
    };
    count(1);
    for (const source of sources) {
      const isSettled = await sendOne(source, onSent, onFailed);
      const name = source instanceof File ? `${source.name} ${source.size}` : source.name;
      note(place, ({ underWay: still, failed }) => {
        const others = failed.filter((other) => other !== name);
        return { underWay: still, failed: isSettled ? others : [...others, name] };
      });
    }
    count(-1);
  };
  return {
    isUploading: underWay > 0,
    send: (...args: Parameters<typeof send>) => void send(...args),
    /** Something else has replaced the failed picture. */
    forget: () => note(place, ({ underWay: still }) => ({ underWay: still, failed: [] })),
  };
}

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

/** Holds an action back while pictures upload, and asks about those that failed. @param run gets the content as it is by then */
export function useUploadGate<Action>(run: (action: Action) => void) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Unfinished>>(new Map());
  const note = useCallback<Note>((place, change) => {
    setPlaces((before) => new Map(before).set(place, change(before.get(place) ?? nothing)));
  }, []);
  const forgetFailed = () =>
    setPlaces((before) => new Map([...before].map(([place, { underWay }]) => [place, { underWay, failed: [] }])));
  const all = [...places.values()];
  const areUnderWay = all.some(({ underWay }) => underWay > 0);
  const [waiting, setWaiting] = useState<Action | null>(null);
  const [asked, setAsked] = useState<Action | null>(null);
  const start = (action: Action) => {
    if (areUnderWay) setWaiting(action);
    else if (all.some(({ failed }) => failed.length > 0)) setAsked(action);
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

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Sends a file, or the address of one. Without a timeout: slow connections may take long. */
async function upload<Uploaded>(url: string, source: File | string, token: string | null): Promise<Answer<Uploaded>> {
  const isFile = typeof source !== 'string';
  const body = isFile ? new FormData() : JSON.stringify({ url: source });
  if (isFile) (body as FormData).append('file', source, source.name);
  const type: HeadersInit = isFile ? {} : { 'Content-Type': 'application/json' };
  try {
    const call = { method: 'POST', headers: { ...type, ...callHeaders(token, nanoid()) }, body };
    const response = await fetch(callAddress({ url }), call);
    const opened = openEnvelope(await response.text());
    if (opened.error) return { error: opened.error };
    const data = isRecord(opened.body) ? opened.body.data : undefined;
    return isRecord(data) ? { data: data as unknown as Uploaded } : { error: apiError('parse', 500) };
  } catch {
    return { error: apiError('network', 500) };
  }
}

type Upload<Uploaded, Source = File> = (source: Source, token: string | null) => Promise<Answer<Uploaded>>;

/** Uploads a picture, which the backend checks and re-encodes. */
export const uploadPicture: Upload<UploadedPicture> = (file, token) => upload('/api/desk/pictures', file, token);

/** A picture that is to be stored: what came along as data, or an address on another site. */
export interface PastedPicture {
  /** Its address in the text until then. */
  placeholder: string;
  from: File | string;
  name: string;
}

/** Stores a pasted picture, which the server fetches if it is on another site. */
export const storePasted: Upload<UploadedPicture, PastedPicture> = ({ from }, token) =>
  typeof from === 'string' ? upload('/api/desk/pictures/remote', from, token) : uploadPicture(from, token);

/** Extensions of the documents that texts may link to. */
export const documentEndings = Object.keys(documentKinds).map((kind) => `.${kind}`);

/** Uploads whatever a text may hold: a document by its extension, anything else as a picture. */
export const uploadForText: Upload<UploadedPicture | UploadedDocument> = (file, token) =>
  documentEndings.some((ending) => file.name.toLowerCase().endsWith(ending))
    ? upload('/api/desk/documents', file, token)
    : uploadPicture(file, token);

/** Bytes in Base64. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
