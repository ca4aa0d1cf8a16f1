import { createContext, type ReactNode } from 'react';

/** What follows every detail: what it leads on to, and the way back. It belongs before the end of the detail's own frame. */
export const DetailFootContext = createContext<ReactNode>(null);
