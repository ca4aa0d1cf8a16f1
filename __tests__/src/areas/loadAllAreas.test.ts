import { readdirSync } from 'node:fs';
import path from 'node:path';
import { portalApi } from '../../../src/api/portalApi';
import { loadAllAreas } from '../../../src/areas/loadAllAreas';

it('has the endpoints of every area: a recorded session holds answers of any', async () => {
  await loadAllAreas();
  // Injected by the search chunk, which a QA build loads as well.
  await import('../../../src/areas/search/searchApi');
  const known = Object.keys(portalApi.endpoints);
  const areas = path.resolve(__dirname, '../../../src/areas');
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('Api.ts'));
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) await import(path.join(areas, file));
  expect(Object.keys(portalApi.endpoints).filter((name) => !known.includes(name))).toEqual([]);
});
