import { articleAreas } from '../../../src/contract/articleAreas';
import { areaNames, articleNames } from '../../../src/contract/areas';
import { entities } from '../../../src/contract/entities';

// As a bundler may hand them over: it need not sort what a module exports.
jest.mock('../../../src/contract/articleList', () => {
  const { special } = jest.requireActual('../../../src/contract/articleList');
  const list = { special, news2: { ...special, area: 'articles' }, alerts: { ...special, area: 'notice' } };
  return Object.defineProperty(list, '__esModule', { value: true });
});
jest.mock('../../../src/contract/articleEntities', () => {
  const { industryNews } = jest.requireActual('../../../src/contract/articleEntities');
  const list = { industryNews, articles: industryNews, notice: industryNews };
  return Object.defineProperty(list, '__esModule', { value: true });
});

it('the areas of articles stand in alphabetical order of their sections, everywhere', () => {
  expect(Object.keys(articleAreas)).toEqual(['alerts', 'news2', 'special']);
  const names = ['notice', 'articles', 'industryNews'];
  expect(articleNames).toEqual(names);
  const isArticle = (name: string) => names.includes(name);
  expect(areaNames.filter(isArticle)).toEqual(names);
  expect(Object.keys(entities).filter(isArticle)).toEqual(names);
});
