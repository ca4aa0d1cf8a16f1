type Environment = Record<string, string | undefined>;

export declare function asksForQa(env: Environment): boolean;

export declare function pageSettings(
  env: Environment,
): Record<
  | 'PORTAL_API_HOST'
  | 'PORTAL_API_BASE'
  | 'PORTAL_BACKEND_URL'
  | 'PORTAL_SUCCESS_CODE'
  | 'PORTAL_IMAGE_HOSTS'
  | 'PORTAL_EXTRAS',
  string
>;
