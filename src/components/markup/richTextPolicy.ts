import type { Config } from 'dompurify';
import { addressPattern, richTextRules } from '../../contract/richText';
import { settings } from '../../lib/settings';
import { styleCarrier } from './styleCarrier';

/** Attributes whose value is not an address. */
const plainAttributes = [...richTextRules.plainAttributes, styleCarrier];

/** The rules with the name under which a style passes the cleaning. */
export const richTextPolicy = {
  tags: richTextRules.tags,
  attributes: ['href', 'src', 'alt', 'title', ...plainAttributes],
  droppedWhole: richTextRules.droppedWhole,
} as const;

/** The policy in the words of DOMPurify. */
export const richTextConfig: Config = {
  ALLOWED_TAGS: [...richTextPolicy.tags],
  ALLOWED_ATTR: [...richTextPolicy.attributes],
  FORBID_CONTENTS: [...richTextPolicy.droppedWhole],
  // The pattern for addresses below is asked of every other attribute's value.
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: addressPattern,
};

/** Whether rich text may show a picture from there: this site, the API host, `data:`, and hosts a setting names. */
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
