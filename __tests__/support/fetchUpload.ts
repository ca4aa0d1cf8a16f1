/**
 * The part of XMLHttpRequest that the portal uses, on Node's fetch: jsdom's own enforces CORS, and does not accept
 * Node's FormData. Without progress events.
 */
class FetchUpload {
  status = 0;
  responseText = '';
  responseURL = '';
  withCredentials = false;
  upload: { onprogress?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers: Record<string, string> = {};
  readonly #stop = new AbortController();
  #url = '';
  #method = '';

  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  send(body: FormData) {
    void this.#run(body);
  }
  abort() {
    this.#stop.abort();
    this.onabort?.();
  }

  async #run(body: FormData) {
    try {
      const request = { method: this.#method, headers: this.#headers, body, signal: this.#stop.signal };
      const response = await fetch(this.#url, request);
      const text = await response.text();
      Object.assign(this, { status: response.status, responseText: text, responseURL: response.url });
    } catch {
      if (!this.#stop.signal.aborted) this.onerror?.();
      return;
    }
    this.onload?.();
  }
}

/** Replaces XMLHttpRequest by it. @returns a function that restores it */
export function uploadByFetch(): () => void {
  const real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = FetchUpload as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}
