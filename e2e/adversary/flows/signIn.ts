import type { Family, Setting } from '../families/Family.ts'
import type { Page } from '../world/openPage.ts'
import type { Outcome } from './Outcome.ts'
import { inSession, type Within } from './session.ts'

const signMs = 60_000
const statements = [null, 'Accept the terms of Site.'] as const
/** A nonce of the page's server, as the attribute `siwx` names it. */
const nonces = [null, 'a1b2c3d4e5f60718'] as const

/** The facts that the view of signing in shows above its button; null if it shows no account. */
function readFacts({ modules, namespace }: Page, options: { statement: string | null }) {
  const { address } = modules.accountOf(namespace)
  const network = modules.networks.active[namespace]?.caipNetworkId
  const { statement } = options
  return address && network ? { site: location.host, account: address, network, statement } : null
}

/** Signs in as a user does whom the page asks for it; sessions that storage has are read first. */
async function signInOnce(
  page: Page,
  { world: { variant }, liar, clock }: Setting,
  outcome: Outcome,
  within: Within,
): Promise<void> {
  const code = await page.load.signIn()
  await page.modules.loadMessages('en', 'connecting')
  const statement = statements[variant % 2] ?? null
  const nonce = nonces[Math.floor(variant / 2) % 2] ?? null
  code.updateSiwx({ options: { ...code.siwxDefaults, enabled: true, statement, nonce } })
  await within('sessions', code.refreshSignIn({ opens: false }), signMs)
  await clock.pass(1_000)
  liar.enter('review')
  await clock.pass(1_000)
  liar.enter('press')
  await clock.settle()
  if (!code.siwx.session) {
    const facts = readFacts(page, code.siwx.options)
    if (facts) outcome.signIns.push({ ...facts, nonce })
    await within('the signature', code.signIn(page.modal), signMs)
  }
  if (code.siwx.isSigning) outcome.stuck.push('the signature')
}

export function runSignIn(setting: Setting, family: Family): Promise<Outcome> {
  const flow = (page: Page, outcome: Outcome, within: Within) =>
    signInOnce(page, setting, outcome, within)
  return inSession(setting, family, flow, flow)
}
