import { TestEnvironment } from 'jest-environment-jsdom';

/** One for jsdom, over the timers that a test has when it is made. */
const messageChannelOf = (global: typeof globalThis) =>
  class {
    readonly port1 = { onmessage: null as (() => void) | null, close: () => undefined };
    readonly port2: { postMessage: () => void };
    constructor() {
      const { setTimeout } = global;
      this.port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
    }
  };

/** jsdom with Node's fetch API for RTK Query and the router, since it has none of its own. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Jest sets 100 frames; React captures a stack trace for every element.
    Object.assign(this.global.Error, { stackTraceLimit: 10 });
    Object.assign(this.global, { MessageChannel: messageChannelOf(this.global as unknown as typeof globalThis) });
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'File',
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'AbortController',
      'AbortSignal',
      'structuredClone',
      'crypto',
    ] as const;
    for (const name of names)
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
  }
}
