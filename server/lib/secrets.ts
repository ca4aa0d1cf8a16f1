import { decoded } from './decoded';

/** The passwords in a setting's URL, percent-encoded and decoded. */
function passwordsIn(url: string | null): string[] {
  if (url === null || !URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  return [password, ...['password', 'sslpassword'].map((name) => searchParams.get(name) ?? '')].flatMap((text) => [
    text,
    decoded(text),
  ]);
}

/** Settings that are, or whose URLs may contain, a secret. */
interface SecretSettings {
  secret: string | null;
  databaseUrl: string | null;
  redisUrl: string | null;
  upstream: string | null;
  smtp?: string | null;
  storage?: { credentials: { secretAccessKey: string; sessionToken?: string } } | null;
}

/** Creates a function that redacts the settings' passwords in a text, such as an error about a rejected login. */
export function createRedactor({
  databaseUrl,
  redisUrl,
  upstream,
  secret,
  smtp = null,
  storage = null,
}: SecretSettings): (text: string) => string {
  const { secretAccessKey, sessionToken = '' } = storage?.credentials ?? { secretAccessKey: '' };
  const others = [secret ?? '', secretAccessKey, sessionToken];
  const secrets = [...new Set([...[databaseUrl, redisUrl, upstream, smtp].flatMap(passwordsIn), ...others])]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, '***'), text);
}
