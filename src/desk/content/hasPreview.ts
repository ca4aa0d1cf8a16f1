import { areaShape } from './contentFacts';

/** Whether the portal has a page for a piece of an area. */
export const hasPreview = (area: string): boolean => areaShape(area).rich.length > 0 || area === 'getbuginess';
