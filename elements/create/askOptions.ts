import { frameworks } from './bases.ts'
import {
  type AppOptions,
  type Flags,
  InputError,
  readFolder,
  readFramework,
  readLogins,
  readNetworkList,
  readPacked,
  readProjectId,
  readSignIn,
  withServer,
} from './options.ts'
import type { BuiltInNetwork } from './readNetworks.ts'

/** Shows a question, and resolves with the line that the user types. */
export type Ask = (question: string) => Promise<string>

/**
 * Completes the flags by questions, or by the defaults if there is nobody to ask.
 * @throws InputError for a flag that cannot be taken; an answer that cannot be taken is asked for again
 */
export async function askOptions(
  flags: Flags,
  builtIn: readonly BuiltInNetwork[],
  ask: Ask | null,
  say: (sentence: string) => void,
): Promise<AppOptions> {
  async function decide<Value>(
    given: string | undefined,
    question: string,
    usual: string,
    read: (text: string) => Value,
  ): Promise<Value> {
    if (given !== undefined || !ask) return read(given ?? usual)
    for (;;) {
      const answer = (await ask(`${question} (${usual || 'none'}): `)).trim()
      try {
        return read(answer || usual)
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        say(error.message)
      }
    }
  }

  const packed = readPacked(flags.packed)
  const folder = await decide(flags.folder, 'Folder', 'my-app', readFolder)
  const names = Object.keys(frameworks).join(', ')
  const framework = await decide(flags.framework, `Framework: ${names}`, 'html', readFramework)
  const networks = await decide(
    flags.networks,
    'Networks, names or CAIP-2 ids with commas',
    'ethereum,base',
    (text) => readNetworkList(text, builtIn),
  )
  const logins = await decide(
    flags.logins,
    'Logins: all, none, or email,google …',
    'all',
    readLogins,
  )
  const projectId = await decide(
    flags.projectId,
    'Project id, for logins and wallets on phones (dashboard.reown.com)',
    '',
    readProjectId,
  )
  const signInFlag = withServer.includes(framework) ? flags.signIn : (flags.signIn ?? 'no')
  const hasSignIn = await decide(
    signInFlag,
    'A server that signs users in: yes, no',
    'no',
    (text) => readSignIn(text, framework),
  )
  return { folder, framework, networks, logins, projectId, hasSignIn, packed }
}
