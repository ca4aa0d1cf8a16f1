import { createContext, type ReactNode } from 'react';

/** The display settings button, for a page without header. */
export const DisplayLinkContext = createContext<ReactNode>(null);

/** Whether the visitor came back to the page, by Back, Forward or a reload. */
export const IsReturnContext = createContext(false);
