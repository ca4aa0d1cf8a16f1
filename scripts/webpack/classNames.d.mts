export declare function classNames(): Map<string, string>;
