import type { Compiler } from 'webpack';

export declare function narrowRules(css: string): string;

export declare class NarrowRules {
  constructor(chunk: string);
  apply(compiler: Compiler): void;
}
