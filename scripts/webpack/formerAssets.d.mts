export declare function formerAssets(folder: string): Record<string, number>;

export declare function keepsFormerAssets(folder: string, now?: () => number): (file: string) => boolean;
