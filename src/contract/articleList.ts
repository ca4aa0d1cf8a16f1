/** The article areas by section name, one per line, in alphabetical order. */
export { industryNewsArea as special } from './areas/industryNews';
