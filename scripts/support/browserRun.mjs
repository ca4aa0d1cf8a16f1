import { ensureOldBrowser } from './oldBrowsers.mjs';

/**
 * Prepares the browsers for the jest project `browsers`.
 * @returns {Promise<{ env: Record<string, string>, missing: { name: string, reason: string }[] }>}
 */
export async function prepareBrowsers(names) {
  const found = {};
  const missing = [];
  for (const name of names) {
    try {
      found[name] = await ensureOldBrowser(name);
    } catch (error) {
      missing.push({ name, reason: error.message });
    }
  }
  return { env: { TEST_BROWSERS: JSON.stringify(found) }, missing };
}
