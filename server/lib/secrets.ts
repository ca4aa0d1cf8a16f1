const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The passwords in a setting's URL, escaped as written and unescaped. */
function passwordsIn(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  return [password, ...['password', 'sslpassword'].map((name) => searchParams.get(name) ?? '')].flatMap((text) => [
    text,
    decoded(text),
  ]);
}

/** The settings whose URLs may hold a password. */
interface UrlSettings {
  databaseUrl: string | null;
  redisUrl: string | null;
  upstream: string | null;
}

/** Makes a function that takes the settings' passwords out of a text, e.g. one that a refused login left in an error. */
export function secretHider({ databaseUrl, redisUrl, upstream }: UrlSettings): (text: string) => string {
  const secrets = [...new Set([databaseUrl, redisUrl, upstream].flatMap(passwordsIn))]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}
