import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { evaluate } from '../support/evaluate';
import { isLongRun } from '../support/longRun';
import { tempFolder } from '../support/tempFolder';

/**
 * Builds the image and runs it, on a base of Debian's packages and the pinned Node, so that no registry of images is needed.
 *
 * TEST_LONG=1 npx jest __tests__/scripts/image.test.ts
 */
const programs = ['buildah', 'podman', 'runc', 'mmdebstrap'];
const isThere = process.getuid?.() === 0 && programs.every((name) => !spawnSync(name, ['--version']).error);
const root = path.resolve(__dirname, '../..');

jest.setTimeout(30 * 60_000);

/** Runs a program. @throws Error with its output if it fails */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout.trim();
}

(isLongRun && isThere ? it : it.skip)(
  'the image serves pages as an unprivileged user and keeps its data through a crash',
  async () => {
    const scratch = tempFolder();
    const store = `--storage-driver overlay --root ${scratch}/store --runroot ${scratch}/run`;
    const words = (text: string) => text.split(' ');
    const buildah = (command: string) => run('buildah', ...words(store), ...words(command));
    const podman = (command: string, ...args: string[]) =>
      run('podman', ...words(`${store} --cgroup-manager cgroupfs ${command}`), ...args);
    try {
      const debian = path.join(scratch, 'debian.tar');
      run('mmdebstrap', '--quiet', '--variant=minbase', 'trixie', debian);
      let working = buildah('from scratch');
      buildah(`add --quiet ${working} ${debian} /`);
      buildah(`commit --quiet --rm ${working} localhost/debian`);
      const anyNode = 'await it.ensureNode(it.nodeVersions.find(({ spec }) => /@24/.test(spec)))';
      const node = evaluate('support/smoke.mjs', anyNode) as string;
      const npm = path.resolve(evaluate('support/root.mjs', 'it.npmFile()') as string, '../..');
      working = buildah('from --pull-never localhost/debian');
      buildah(`copy --quiet ${working} ${path.join(node, 'node')} /usr/local/bin/node`);
      buildah(`copy --quiet ${working} ${npm} /usr/local/lib/node_modules/npm`);
      const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
      buildah(`run --isolation chroot ${working} -- ${link}`);
      const authorities = '/etc/ssl/certs/ca-certificates.crt';
      if (fs.existsSync(authorities)) {
        buildah(`copy --quiet ${working} ${authorities} /authorities.crt`);
        buildah(`config --env NODE_EXTRA_CA_CERTS=/authorities.crt ${working}`);
      }
      buildah(`commit --quiet --rm ${working} localhost/node`);
      const bases = '--build-arg NODE_IMAGE=localhost/node --build-arg BASE_IMAGE=localhost/debian';
      buildah(`build --format docker --pull-never --isolation chroot ${bases} --tag localhost/portal .`);

      const port = evaluate('support/freePort.mjs', 'await it.freePort()') as number;
      const url = `http://127.0.0.1:${port}`;
      const limits = '--runtime runc --ulimit nofile=4096:4096 --ulimit nproc=4096:4096 --network host';
      const rights = '--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges';
      podman(`run --detach --name portal ${limits} ${rights} --env PORT=${port} --volume data:/data localhost/portal`);
      const inside = (...args: string[]) => podman('exec portal', ...args);
      const isServing = async () => {
        const deadline = Date.now() + 60_000;
        while (Date.now() < deadline) {
          const response = await fetch(`${url}/index`, { headers: { accept: 'text/html' } }).catch(() => null);
          if (response?.ok) return /<h1[\s>]/.test(await response.text());
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
        return false;
      };
      expect(await isServing()).toBe(true);
      podman('healthcheck run portal');
      expect(inside('id', '-u')).toBe('10001');
      expect(() => inside('touch', '/portal/written')).toThrow('Read-only file system');
      expect(() => inside('npm')).toThrow();
      const listed = `const read = (file) => JSON.parse(require('fs').readFileSync(file, 'utf8'));
      const installed = Object.entries(read('node_modules/.package-lock.json').packages);
      console.log(JSON.stringify([
        [...new Set(installed.map(([place, each]) => (each.name ?? place.split('node_modules/').pop()) + '@' + each.version))].sort(),
        read('sbom.cdx.json').components.map(({ name, version }) => name + '@' + version).sort(),
        installed.filter(([, { dev }]) => dev),
      ]))`;
      const [installed, bill, building] = JSON.parse(inside('node', '-e', listed)) as [string[], string[], unknown[]];
      expect([bill, building]).toEqual([installed, []]);

      inside('node', 'portal.mjs', 'auth', 'create', 'keeper', '--back-office', '--generate');
      podman('kill --signal KILL portal');
      podman('wait portal');
      podman('start portal');
      expect(await isServing()).toBe(true);
      expect(inside('node', 'portal.mjs', 'auth', 'list')).toContain('keeper');
      // Podman would kill it after these seconds, with exit code 137.
      podman('stop --time 15 portal');
      expect(podman('inspect --format {{.State.ExitCode}} portal')).toBe('0');
    } finally {
      spawnSync('podman', words(`${store} --cgroup-manager cgroupfs rm --force --volumes portal`));
      spawnSync('buildah', words(`${store} rm --all`));
      spawnSync('umount', [path.join(scratch, 'store/overlay')]);
    }
  },
);
