import { Suspense } from 'react';

/**
 * A part of a server-rendered page that is hydrated on its own, after what surrounds it: in slices between which the
 * browser answers, with a commit of its own, and at once where the visitor clicks in it. Elsewhere it changes nothing.
 */
export const HydrationBoundary = Suspense;
