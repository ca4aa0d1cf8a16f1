import { performCall, type Call } from '../../api/client';
import { rememberCaptcha } from './captchaCookie';

const path = '/captcha/captchaSound';

/** Whether a response's `Link` header offers an audio captcha: not every backend does. */
export const offersAudioCaptcha = (link: unknown): boolean => typeof link === 'string' && link.includes(`<${path}>`);

/**
 * Requests an audio captcha, which replaces the picture. It goes to the caller only: in the store it would be exported.
 *
 * @returns a data URL, or null on failure.
 */
export async function requestAudioCaptcha(signal: AbortSignal): Promise<string | null> {
  const call: Call = { url: path, params: { t: Date.now() }, responseType: 'audio' };
  const { body, error } = await performCall(call, { token: null, signal });
  if (error) {
    if (error.kind !== 'aborted') console.error(`[api] GET ${path}: ${error.kind} ${error.code}`);
    return null;
  }
  rememberCaptcha(Date.now());
  return (body as { data: string }).data;
}
