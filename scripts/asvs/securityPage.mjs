import path from 'node:path';

const intro = `# Security

What [OWASP ASVS 5.0.0](https://github.com/OWASP/ASVS) asks for and a test can check. \`npm run asvs\` runs these tests and
writes this page; each is part of \`npm test\` as well. The table of requirements and tests is
\`scripts/asvs/checks.csv\`.

The requirements that no test can check are met by the design (docs/decisions/003-secrets.md,
docs/decisions/008-rich-text.md, docs/decisions/041-second-factor.md) or by the operator (docs/operate.md).
`;

/**
 * @param {{ requirement: string, level: string, check: string, file: string, problem: string | null }[]} found
 * @returns {string} docs/security.md
 */
export function securityPage(found) {
  const missed = found.filter(({ problem }) => problem !== null);
  const reasons = missed.map(({ requirement, check, problem }) => `- **${requirement}** ${check}: ${problem}\n`);
  const rows = found
    .filter(({ problem }) => problem === null)
    .map(
      ({ requirement, level, check, file }) =>
        `| ${requirement} | ${level} | ${check} | \`${path.posix.join('__tests__', file)}\` |\n`,
    );
  return [
    intro,
    `**${found.length - missed.length} of ${found.length} hold.**\n`,
    ...(missed.length > 0 ? [`## What does not hold\n`, reasons.join('')] : []),
    '## What holds\n',
    `| requirement | level | check | test |\n|---|---|---|---|\n${rows.join('')}`,
  ].join('\n');
}
