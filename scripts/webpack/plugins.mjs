let files;

/** One file system cache for all programs of a build. */
export class SharedFiles {
  apply(compiler) {
    files ??= compiler.inputFileSystem;
    compiler.inputFileSystem = files;
    compiler.fsStartTime = Date.now();
  }
}

/** Files of a chunk group, as the page requests them. */
function filesOf(group) {
  const files = (group?.getFiles() ?? []).map((file) => `/${file}`);
  const ending = (end) => files.filter((file) => file.endsWith(end));
  return { scripts: ending('.js'), styles: ending('.css') };
}

/** Writes the manifest for the portal server: the client's settings, and the files of each screen. */
export class BuildManifest {
  constructor(settings) {
    this.settings = settings;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildManifest', stage }, () => {
        const entry = filesOf(compilation.entrypoints.get('main'));
        const chunks = Object.fromEntries(
          [...compilation.namedChunkGroups].map(([name, group]) => [name, filesOf(group)]),
        );
        const manifest = { ...this.settings, files: { entry, chunks } };
        compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

/** Chunks that are known by the names of their files: in webpack.config.ts, and by tests. */
const knownByName = /^(?:theme-|polyfills$)/;

/** Gives them their names for ids. */
export class NamedChunks {
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunks', ({ hooks }) => {
      hooks.beforeChunkIds.tap('NamedChunks', (chunks) => {
        for (const chunk of chunks)
          if (chunk.name && knownByName.test(chunk.name)) [chunk.id, chunk.ids] = [chunk.name, [chunk.name]];
      });
    });
  }
}
