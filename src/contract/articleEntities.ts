/** The entities of the areas of articles, a line each, in alphabetical order. */
export { industryNews } from './areas/industryNews';
