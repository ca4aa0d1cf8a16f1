import { createContext, type ReactNode } from 'react';

/** The display settings button, for a page without header. */
export const DisplayLinkContext = createContext<ReactNode>(null);

/** Tells which list a detail page returns to, by its section's root: see `state/previousList.ts`. */
export const BackToListContext = createContext((root: string) => ({ to: root, isPrevious: false }));
