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
  storage?: { credentials: { secretAccessKey?: string; sessionToken?: string } } | null;
}

/** Creates a function that redacts the settings' passwords in a text, such as an error about a rejected login. */
export function createRedactor({ secret, storage, ...urls }: SecretSettings) {
  const { databaseUrl, redisUrl, upstream, smtp = null } = urls;
  const passwords = [databaseUrl, redisUrl, upstream, smtp].flatMap(passwordsIn);
  const { secretAccessKey = '', sessionToken = '' } = storage?.credentials ?? {};
  const secrets = [...new Set([...passwords, secret ?? '', secretAccessKey, sessionToken])]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (text: string) => secrets.reduce((hidden, each) => hidden.replaceAll(each, '***'), text);
}
