import type { Compiler } from 'webpack';

export declare class SharedFiles {
  apply(compiler: Compiler): void;
}

export declare class BuildManifest {
  constructor(settings: object);
  apply(compiler: Compiler): void;
}

export declare class NamedChunks {
  apply(compiler: Compiler): void;
}
