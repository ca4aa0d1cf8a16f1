/** For an element whose content stays as the server has drawn it; one object for good, so that React sees no reason to write. */
export const leaveServerMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;
