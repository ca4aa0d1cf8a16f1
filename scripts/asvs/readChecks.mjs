import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { root } from '../support/root.mjs';

/**
 * The requirements of OWASP ASVS 5.0.0 that a test can check, in their order.
 * @returns {{ requirement: string, level: string, check: string, file: string, title: string }[]} `file`: the test,
 *   from `__tests__/` on, or nothing where the requirement does not hold; `title`: a part of its name, or the reason
 */
export const readChecks = () => parse(fs.readFileSync(path.join(root, 'scripts/asvs/checks.csv')), { columns: true });
