import { createContext } from 'react';

/** Whether the current page is bookmarked on this device. */
export const SavedContext = createContext(false);
