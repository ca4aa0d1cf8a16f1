import type { Config } from 'dompurify';
import { addressPattern, richTextRules, styleCarrier } from '../../contract/richText';
import { droppedWhole } from '../../contract/seenText';
import { settings } from '../../lib/settings';

/** Attributes whose value is not a URL. */
const plainAttributes = [...richTextRules.plainAttributes, styleCarrier];

/** The policy, with the attribute name that carries styles through the sanitiser. */
export const richTextPolicy = {
  tags: richTextRules.tags,
  attributes: ['href', 'src', 'alt', 'title', ...plainAttributes],
  droppedWhole,
} as const;

/** The policy as a DOMPurify configuration. */
export const richTextConfig: Config = {
  ALLOWED_TAGS: [...richTextPolicy.tags],
  ALLOWED_ATTR: [...richTextPolicy.attributes],
  FORBID_CONTENTS: [...richTextPolicy.droppedWhole],
  // DOMPurify checks every other attribute against the URL pattern below.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addressPattern,
};

/** Whether rich text may show a picture from there: this site, the API host, `data:`, and configured hosts. */
export function isAllowedPicture(src: string, origin: string): boolean {
  if (/^data:image\//i.test(src)) return true;
  try {
    const url = new URL(src, origin);
    const hosts = [new URL(origin).host, ...settings.imageHosts];
    if (settings.apiHost) hosts.push(new URL(settings.apiHost).host);
    return /^https?:$/.test(url.protocol) && hosts.includes(url.host);
  } catch {
    return false;
  }
}
