import { zh } from '../i18n/zh';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * A plain field as text for the screen, whatever the backend put there (wire §1, rows 43 and 46): numbers as text, the
 * five entities of an escaping backend decoded once, everything else that is no text as `otherwise`.
 *
 * @param fallback shown for a missing value (decision 44: `--`)
 */
export function toText(value: unknown, fallback: string = zh.site.missing): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return fallback;
  const decoded = value.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]).trim();
  return decoded === '' ? fallback : decoded;
}
