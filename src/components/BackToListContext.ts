import { createContext } from 'react';

/** Tells which list a detail leads back to, by the root of its section: see `state/previousList.ts`. */
export const BackToListContext = createContext((root: string) => ({ to: root, isPrevious: false }));
