import { createContext, type ReactNode } from 'react';

/**
 * The end of every detail page: related items and the way back to the list. Rendered inside the detail's own layout.
 */
export const DetailFooterContext = createContext<ReactNode>(null);
