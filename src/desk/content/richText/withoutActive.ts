const blocks = /<(style|script|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const quotedOrHandler = /("[^"]*"|'[^']*')|\bon[a-z]+(?=\s*=)/gi;

/**
 * Foreign markup without style sheets, scripts and handlers. The cleaning drops them anyway, but under the page's policy
 * its parser would report each of them first. What slips through is dropped as it always is.
 */
export const withoutActive = (html: string): string =>
  html.replace(blocks, '').replace(tag, (whole) =>
    // No attribute of the new name is kept.
    whole.replace(quotedOrHandler, (part, quoted: string | undefined) =>
      quoted === undefined ? 'data-handler' : part,
    ),
  );
