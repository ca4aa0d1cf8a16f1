/** `dangerouslySetInnerHTML` that keeps the server's markup; one constant object, so that React never updates it. */
export const leaveServerMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;
