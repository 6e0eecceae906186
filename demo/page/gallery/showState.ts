import type { DemoWalletControl } from '../../wallets/injected/control.ts'
import { connectEmbedded, isEmbedded } from './embeddedConnection.ts'
import { expect } from './expect.ts'
import type { Stage } from './Stage.ts'
import { until } from './until.ts'
import { untilStill } from './untilStill.ts'
import { longNetwork, noLogins, type ViewState } from './viewState.ts'

const slugs = ['ethereum', 'base', 'arbitrum', 'optimism', 'gnosis', 'sepolia', 'solana-devnet']

/** Default values of the attributes that states change. */
const usual = {
  contracts: null,
  // The networks are enough for a search box, and one has a long name.
  networks: JSON.stringify([...slugs, longNetwork]),
  features: noLogins,
  'terms-url': null,
  'privacy-url': null,
  siwx: null,
}

export const attributesOf = ({ attributes }: ViewState) => ({ ...usual, ...attributes })

/** Connects the wallet that the state requires, or disconnects. */
async function connectFor({ connected }: ViewState, stage: Stage): Promise<void> {
  if (connected === 'embedded wallet') return connectEmbedded(stage)
  const { status } = await stage.state()
  const isWanted = connected === true && !(await isEmbedded(stage))
  if (status === 'connected' && !isWanted) await stage.command('disconnect')
  if (connected && !(status === 'connected' && isWanted)) {
    await stage.command('connect', { wallet: 'test.wallet' })
  }
}

/** Shows a state after any other state, and waits until its animations have ended. */
export async function showState(
  stage: Stage,
  wallet: DemoWalletControl,
  state: ViewState,
): Promise<void> {
  wallet.setAutoApprove(true)
  if (!state.prepare) stage.restore()
  // An earlier state may require a sign-in. Connecting would wait for it, so the sign-in is turned off first.
  stage.setAttributes({ siwx: null })
  await connectFor(state, stage)
  stage.setAttributes(attributesOf(state))
  await state.show(stage, wallet)
  await until(() => stage.element.getAttribute('view') === state.view, `${state.view} is shown`)
  await expect(stage.dialog(state.title)).toBeVisible()
  await untilStill()
}
