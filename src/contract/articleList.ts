/** The areas of articles, a line each: by the name of their section, in alphabetical order. */
export { industryNewsArea as special } from './areas/industryNews';
