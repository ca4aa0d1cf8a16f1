import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch family of its own: RTK Query and the router get Node's. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
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
