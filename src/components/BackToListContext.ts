import { createContext } from 'react';

/** Tells which list a detail page returns to, by its section's root: see `state/previousList.ts`. */
export const BackToListContext = createContext((root: string) => ({ to: root, isPrevious: false }));
