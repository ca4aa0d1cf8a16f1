import { performCall, type Call } from '../../api/client';
import { rememberCaptcha } from './captchaCookie';

const path = '/captcha/captchaSound';

/** Whether an answer's `Link` header names the spoken captcha: backends that have none do not. */
export const offersSound = (link: unknown): boolean => typeof link === 'string' && link.includes(`<${path}>`);

/**
 * Asks for a spoken exercise, which takes the place of the one on the picture. It is handed to its caller alone: in the
 * store it would be exported with everything else there.
 * @returns a data URL, or null for a failure.
 */
export async function askForSound(signal: AbortSignal): Promise<string | null> {
  const call: Call = { url: path, params: { t: Date.now() }, responseType: 'audio' };
  const { body, error } = await performCall(call, { token: null, signal });
  if (error) {
    if (error.kind !== 'aborted') console.error(`[api] GET ${path}: ${error.kind} ${error.code}`);
    return null;
  }
  rememberCaptcha(Date.now());
  return (body as { data: string }).data;
}
