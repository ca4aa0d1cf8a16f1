import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../tempFolder';

/** Records errors and CSP violations; runs before all other scripts, in any browser. */
const recorder = `
window.noted = [];
window.addEventListener('error', function (event) {
  if (event.message) window.noted.push('thrown: ' + event.message);
});
window.addEventListener('unhandledrejection', function (event) { window.noted.push('rejected: ' + event.reason); });
window.addEventListener('securitypolicyviolation', function (event) {
  window.noted.push('refused: ' + event.violatedDirective + ' ' + event.blockedURI);
});
var error = console.error;
console.error = function () {
  window.noted.push('console: ' + Array.prototype.join.call(arguments, ' '));
  error.apply(console, arguments);
};
`;

/** A copy of the built client whose page records its errors: not every protocol reports them. */
export function recordedClient(clientDir: string): string {
  const folder = tempFolder();
  fs.cpSync(clientDir, folder, { recursive: true });
  const page = path.join(folder, 'index.html');
  const html = fs.readFileSync(page, 'utf8').replace('<head>', '<head><script src="/recorder.js"></script>');
  fs.writeFileSync(page, html);
  fs.writeFileSync(path.join(folder, 'recorder.js'), recorder);
  for (const ending of ['br', 'gz']) fs.rmSync(`${page}.${ending}`, { force: true });
  return folder;
}
