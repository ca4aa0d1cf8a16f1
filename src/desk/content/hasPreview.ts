import { areaShape } from './contentAreas';

/** Whether the portal has a page for an area's items. */
export const hasPreview = (area: string): boolean => areaShape(area).rich.length > 0 || area === 'getbuginess';
