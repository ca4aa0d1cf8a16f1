import { createContext, type ReactNode } from 'react';

/** The display settings button, for a page without header. */
export const DisplayLinkContext = createContext<ReactNode>(null);
