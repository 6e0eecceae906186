import type { Family, Setting } from '../families/Family.ts'
import type { Outcome } from './Outcome.ts'
import { inSession } from './session.ts'

const load = async () => ({
  ...(await import('../../../src/actions/signIn/refreshSignIn.ts')),
  ...(await import('../../../src/actions/signIn/signIn.ts')),
  ...(await import('../../../src/controllers/siwx.ts')),
})

const signMs = 60_000

/** Signs in as a user does whom the page asks for it; sessions that storage has are read first. */
export function runSignIn(setting: Setting, family: Family): Promise<Outcome> {
  const { liar, clock } = setting
  return inSession(setting, family, async (page, outcome, within) => {
    const code = await load()
    await page.modules.loadMessages('en', 'signIn')
    code.updateSiwx({ options: { ...code.siwxDefaults, enabled: true } })
    await within('sessions', code.refreshSignIn({ opens: false }), signMs)
    await clock.pass(1_000)
    liar.enter('review')
    await clock.pass(1_000)
    liar.enter('press')
    if (!code.siwx.session) await within('the signature', code.signIn(page.modal), signMs)
    if (code.siwx.isSigning) outcome.stuck.push('the signature')
  })
}
