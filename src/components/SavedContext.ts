import { createContext } from 'react';

/** Whether the page that is open is saved on this device. */
export const SavedContext = createContext(false);
