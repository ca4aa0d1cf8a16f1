import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with Node's fetch family for RTK Query and the router: it has none of its own. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Jest asks for 100 frames; React keeps a stack for every element that it makes.
    Object.assign(this.global.Error, { stackTraceLimit: 10 });
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
