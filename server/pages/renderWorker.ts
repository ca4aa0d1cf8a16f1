import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { RenderRequest } from '../../src/contract/renderer';
import { logConsole } from '../lib/commandLine';
import { fetchOver } from './portFetch';
import { loadRenderer, type BuiltRenderer } from './renderer';

/** A page to render in a thread, and where its calls are answered. */
export interface RenderTask {
  request: Omit<RenderRequest, 'fetch'>;
  port: MessagePort;
}

/** What a thread would print, for the log of the server, which is rate-limited. */
export interface LogMessage {
  level: 'warn' | 'error';
  text: string;
}

const logAs = (level: LogMessage['level']) => (text: string) =>
  parentPort!.postMessage({ level, text } satisfies LogMessage);
logConsole({ warn: logAs('warn'), error: logAs('error') });

const renderer = loadRenderer(workerData as BuiltRenderer);

/** Runs in a thread of the pool. */
export const render = async ({ request, port }: RenderTask) => renderer()({ ...request, fetch: fetchOver(port) });
