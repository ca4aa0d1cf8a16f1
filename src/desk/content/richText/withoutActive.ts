const blocks = /<(style|script|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;
const tag = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const quotedOrHandler = /("[^"]*"|'[^']*')|\bon[a-z]+(?=\s*=)/gi;

/**
 * Foreign markup without style sheets, scripts and handlers. The sanitizer removes them anyway, but the parser would
 * report each as a violation of the page's CSP first. What slips through here is removed there.
 */
export const withoutActive = (html: string): string =>
  html.replace(blocks, '').replace(tag, (whole) =>
    // The renamed attribute is removed by the sanitizer.
    whole.replace(quotedOrHandler, (part, quoted: string | undefined) =>
      quoted === undefined ? 'data-handler' : part,
    ),
  );
