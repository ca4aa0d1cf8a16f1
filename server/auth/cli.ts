import { parseArgs } from 'node:util';
import { staffRoles, type StaffRole } from '../../src/contract/desk';
import { telephoneDigits } from '../../src/contract/typedNumbers';
import { readConfig } from '../config';
import { auditCommand } from '../db/auditLog';
import { openExistingStore } from '../db/existingStore';
import type { Store } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { commandNamed, print, UsageError, type Outcome } from '../lib/commandLine';
import { askPassword, generatePassword } from './askPassword';
import * as accounts from './manageAccounts';

const usage = `npm run account -- create NAME --back-office       an account of the back office, with --role ROLE
npm run account -- create MOBILE --company COMPANY an account of a new company
npm run account -- list                            every account
npm run account -- role NAME ROLE                  what one of the back office may do
npm run account -- disable NAME                    no more logins; its sessions end at once
npm run account -- enable NAME                     logins again
npm run account -- reset-password NAME             another password; its sessions end
npm run account -- reset-factor NAME               no code of an authenticator any more; its sessions end
npm run account -- sign-out NAME                   its sessions end

A role is editor (content), reviewer (what companies send in), or administrator (everything), which it is unless given.
The password of create and reset-password is asked for, or read from the standard input; with --generate one is made
up and shown once. The store is that of DATA_DIR or DATABASE_URL. The portal server may run meanwhile.
`;

/** How a command gets a password and the time; replaced in tests. */
export interface AccountCommandDeps {
  ask: () => Promise<string>;
  now: () => number;
}

interface Words {
  username: string;
  company: string | null;
  role: StaffRole;
  generate: boolean;
}

/** A command: runs on the store and returns its output. */
type Command = (db: Store, words: Words, deps: AccountCommandDeps) => Promise<string>;

/** The new password and the message about it. */
async function newPassword(
  { generate, username, company }: Words,
  { ask }: AccountCommandDeps,
): Promise<{ password: string; output: string }> {
  if (!generate) return { password: await accounts.checkNewPassword(await ask(), [username, company]), output: '' };
  const password = generatePassword();
  return { password, output: `\npassword, shown this once: ${password}` };
}

const ended = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended`;

function describe({ username, isCust, role, status, demo, fdComName, createdAt }: accounts.AccountLine): string {
  const kind = isCust === '0' ? `back office, ${role ?? 'no role'}` : (fdComName ?? 'company');
  const marks = [status === '0' ? '' : 'disabled', demo === '1' ? 'demo' : ''].filter(Boolean);
  return [username.padEnd(20), chinaTime(createdAt), kind, ...marks].join('  ');
}

const commands: Record<string, Command> = {
  async create(db, words, deps) {
    const { password, output } = await newPassword(words, deps);
    await accounts.createAccount(db, { ...words, password }, deps.now());
    return `${words.username} created${output}`;
  },
  list: async (db) => (await accounts.listAccounts(db)).map(describe).join('\n') || 'there are no accounts',
  disable: async (db, { username }) => `${username} disabled, ${ended(await accounts.setStatus(db, username, '1'))}`,
  async enable(db, { username }) {
    await accounts.setStatus(db, username, '0');
    return `${username} may log in again`;
  },
  async role(db, { username, role }) {
    await accounts.setRole(db, username, role);
    return `${username} is ${role} now`;
  },
  async 'reset-password'(db, words, deps) {
    const { password, output } = await newPassword(words, deps);
    const count = await accounts.resetPassword(db, words.username, password);
    return `${words.username} has another password, ${ended(count)}${output}`;
  },
  'reset-factor': async (db, { username }) =>
    `${username} logs in with the password alone, ${ended(await accounts.resetFactor(db, username))}`,
  'sign-out': async (db, { username }) => `${username}: ${ended(await accounts.signOut(db, username))}`,
};

const isRole = (text: string): text is StaffRole => (staffRoles as readonly string[]).includes(text);

/** The role: the last argument of `role`, or an option of `create`. */
function readRole(name: string, word: string | undefined, option: string | undefined): StaffRole {
  const role = name === 'role' ? word : (option ?? 'administrator');
  if (role === undefined || !isRole(role)) throw new UsageError(`a role is one of ${staffRoles.join(', ')}`);
  return role;
}

function readWords(args: string[]): { command: Command; words: Words } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      company: { type: 'string' },
      role: { type: 'string' },
      'back-office': { type: 'boolean', default: false },
      generate: { type: 'boolean', default: false },
    },
  });
  const [name = '', typed = '', ...more] = positionals;
  const username = telephoneDigits(typed);
  const command = commandNamed(commands, name);
  if (values.role !== undefined && (name !== 'create' || !values['back-office']))
    throw new UsageError('--role goes with create NAME --back-office');
  const [word] = name === 'role' ? more.splice(0, 1) : [];
  if (more.length > 0) throw new UsageError(`'${more.join(' ')}' is too much; a password is never given here`);
  if ((username === '') !== (name === 'list')) throw new UsageError(`${name} ${username ? 'takes no name' : 'whom?'}`);
  const company = values.company?.trim() ?? null;
  if (name === 'create') {
    if (values['back-office'] === (company !== null)) throw new UsageError('either --back-office or --company COMPANY');
    if (company === '') throw new UsageError('which company?');
    accounts.checkUsername(username, company);
  }
  const role = readRole(name, word, values.role);
  return { command, words: { username, company, role, generate: values.generate } };
}

/**
 * Runs one account command.
 * @returns its output, and whether it succeeded
 */
export async function runAccountCommand(
  args: string[],
  env: NodeJS.ProcessEnv,
  deps: AccountCommandDeps = { ask: askPassword, now: Date.now },
): Promise<Outcome> {
  try {
    const { command, words } = readWords(args);
    const config = readConfig(env);
    await using db = await openExistingStore(config);
    const output = await command(db, words, deps);
    const warning = args[0] === 'list' ? '' : await auditCommand(db, 'account', args, deps.now());
    return { ok: true, text: `${output}${warning}\n` };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    const asksForHelp = error instanceof UsageError || code?.startsWith('ERR_PARSE_ARGS');
    return { ok: false, text: asksForHelp ? `${message}\n\n${usage}` : `${message}\n` };
  }
}

if (require.main === module) void print(runAccountCommand(process.argv.slice(2), process.env));
