import { columnLabel } from '../../../../src/desk/content/contentAreas';

test.each([
  ['policy', 'fdTitle', '标题（fdTitle）'],
  ['specialist', 'fdTitle', '职称（fdTitle）'],
  ['policy', 'fdUnknown', 'fdUnknown'],
])('a column of a file of %s, %s, has the form’s label, if there is such a field', (area, name, label) => {
  expect(columnLabel(area, name)).toBe(label);
});
