import { createAction } from '@reduxjs/toolkit';

/** The page was opened: what has to be asked or restored at the start begins here. */
export const pageStarted = createAction('page/started');
