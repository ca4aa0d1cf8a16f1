import { createContext, type ReactNode } from 'react';

/** The key to the display settings, for a page that has no header. */
export const DisplayKeyContext = createContext<ReactNode>(null);
