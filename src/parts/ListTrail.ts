import { createContext } from 'react';

/** Tells which list a detail leads back to, by the root of its section: see `state/listAddress.ts`. */
export const ListTrail = createContext((root: string) => ({ to: root, isPrevious: false }));
