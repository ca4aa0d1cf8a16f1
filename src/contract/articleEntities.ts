/** The entities of the article areas, one per line, in alphabetical order. */
export { industryNews } from './areas/industryNews';
