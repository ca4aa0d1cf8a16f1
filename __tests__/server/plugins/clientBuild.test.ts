import path from 'node:path';
import { ConfigError } from '../../../server/config';
import { rejectOtherBuild } from '../../../server/plugins/clientBuild';
import { writeClientFolder } from '../../support/clientFolder';
import { tempFolder } from '../../support/tempFolder';

const clientDir = tempFolder();

it('rejects a build setting that differs from the existing build, and names the build’s value', () => {
  writeClientFolder(clientDir, { apiHost: '', apiBase: '/prod-api' });
  const starts = (env: NodeJS.ProcessEnv) => () => rejectOtherBuild(clientDir, env);
  expect(starts({ PORTAL_API_BASE: '/api-base' })).toThrow(ConfigError);
  expect(starts({ PORTAL_API_BASE: '/api-base' })).toThrow(
    "PORTAL_API_BASE is /api-base, but the pages were built with '/prod-api'",
  );
  expect(starts({ PORTAL_API_HOST: 'https://api.example.com' })).toThrow(/PORTAL_API_HOST .* built with ''/);
  for (const env of [{}, { PORTAL_API_BASE: '' }, { PORTAL_API_BASE: '/prod-api' }]) expect(starts(env)).not.toThrow();
});

it('accepts any setting without a build', () => {
  expect(() => rejectOtherBuild(path.join(clientDir, 'none'), { PORTAL_API_BASE: '/prod-api' })).not.toThrow();
});
