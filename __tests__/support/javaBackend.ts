import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterwards } from './afterwards';
import { tempFolder } from './tempFolder';

const sources = path.join(__dirname, 'javaBackend');

/** Debian's packages of what the backend is built from. */
const packages =
  'default-jdk-headless libtomcat9-java libtomcat10-java tomcat-jakartaee-migration libshiro-java libjackson2-databind-java libslf4j-java libcommons-logging-java libcommons-beanutils-java'.split(
    ' ',
  );

const libraries =
  'shiro-core shiro-web jackson-core jackson-databind jackson-annotations slf4j-api slf4j-nop commons-logging commons-beanutils'.split(
    ' ',
  );

const jar = (name: string) => `/usr/share/java/${name}.jar`;

const tomcat = (version: number) =>
  'catalina coyote juli util util-scan api annotations-api servlet-api jsp-api el-api jni jaspic-api'
    .split(' ')
    .map((name) => jar(`tomcat${version}-${name}`));

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** Whether Debian's packages are installed, or can be. */
export function hasJavaPackages(): boolean {
  try {
    run('apt-cache', 'show', ...packages);
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/**
 * Compiles the backend, and moves it and its libraries to `jakarta.*` for Tomcat 10.
 * @returns its class path
 */
function build(version: 9 | 10): string {
  if (!packages.every((name) => fs.existsSync(`/usr/share/doc/${name}`)))
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
  const [classes, moved] = [tempFolder(), tempFolder()];
  const given = libraries.map(jar);
  const compile = (classPath: string[], to: string, source: string) =>
    run('javac', '-nowarn', '--release', '11', '-cp', classPath.join(':'), '-d', to, path.join(sources, source));
  compile([...given, ...tomcat(9)], classes, 'Backend.java');
  if (version === 9) return [classes, ...given, ...tomcat(9)].join(':');
  compile(tomcat(10), classes, 'HttpSessionContext.java');
  const adapted = [classes, ...given].map((from) => [from, path.join(moved, path.basename(from))] as const);
  for (const [from, to] of adapted) run('javax2jakarta', from, to);
  return [...adapted.map(([, to]) => to), ...tomcat(10)].join(':');
}

const classPaths = new Map<9 | 10, string>();

/**
 * A small backend on the real Tomcat, Shiro and Jackson, until the end of its test or file.
 * @param properties `profile=shiro`: a session and a redirect to `/login`, else a bearer token and 401 · `rewriting=on`: the
 *   session's id in addresses · `guardedFiles=on`: files need the session · `ids=snowflake`: 19 digits ·
 *   `fileLimit=…`, bytes · `context=/…`: base path
 */
export async function startJavaBackend(properties: Readonly<Record<string, string>>, version: 9 | 10 = 9) {
  const classPath = classPaths.get(version) ?? build(version);
  classPaths.set(version, classPath);
  let server: ChildProcess;
  const folder = tempFolder();
  let port = '0';
  const start = () =>
    new Promise<void>((resolve, reject) => {
      let output = '';
      const given = Object.entries({ ...properties, folder, port }).map(([name, value]) => `-D${name}=${value}`);
      server = spawn('java', ['-Xmx256m', ...given, '-cp', classPath, 'Backend']);
      const hear = (part: Buffer) => {
        output += String(part);
        port = /listening on (\d+)/.exec(output)?.[1] ?? port;
        if (output.includes('listening on')) resolve();
      };
      server.stdout!.on('data', hear);
      server.stderr!.on('data', hear);
      server.once('exit', (code) => reject(new Error(`the Java backend ended with ${code}:\n${output}`)));
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill();
    });
  afterwards(stop);
  await start();
  return {
    /** Its address, with its base path. */
    url: `http://127.0.0.1:${port}${properties.context ?? ''}`,
    /** Ends it, and starts it again at the same address: sessions and tokens are gone. */
    restart: () => stop().then(start),
  };
}
