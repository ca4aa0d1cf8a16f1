import { createAction } from '@reduxjs/toolkit';

/** Page load: triggers whatever is fetched or restored at startup. */
export const pageStarted = createAction('page/started');
