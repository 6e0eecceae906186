import type { Locator } from '@playwright/test'
import { SendPage } from '../../fixtures/account/sendPage.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { SwapPage } from '../../fixtures/swap/SwapPage.ts'
import type { World } from '../world/World.ts'
import type { HonestAccount } from './HonestAccount.ts'
import { type Payments, timeoutIn } from './payInWorld.ts'

export interface Choice {
  /** The beginning of the row's name in the list of tokens; null for the native token. */
  token: RegExp | null
  amount: string
}

/** The amounts that a swap gives and gets, each as the beginning of the row's name. */
interface Exchange {
  source: RegExp
  target: RegExp
  amount: string
}

function choiceOf<One>(choices: readonly One[], { variant }: World): One {
  const choice = choices[variant % choices.length]
  if (choice === undefined) throw new Error('no choices')
  return choice
}

/** Fills a form in. False if a control, or the way to the review, does not show within the world's time. */
async function fillIn(
  step: Locator,
  world: World,
  fill: (timeout: number) => Promise<void>,
): Promise<boolean> {
  const timeout = timeoutIn(world)
  try {
    await fill(timeout)
    await step.click({ timeout, trial: true })
    return true
  } catch {
    return false
  }
}

/** Sends to an address that holds nothing. */
export function sendPayments(
  host: HostPage,
  account: HonestAccount,
  choices: readonly Choice[],
): Payments {
  const sending = new SendPage(host)
  const chooser = sending.form().getByRole('button', { name: /, choose another/ })
  const step = sending.step('Review send')
  return {
    review: '.send-preview',
    async fill(world) {
      const { token, amount } = choiceOf(choices, world)
      await host.command('open', { view: 'WalletSend' })
      return fillIn(step, world, async (timeout) => {
        await chooser.click({ timeout })
        const rows = host.dialog('Select Token')
        const names: Record<string, string> = {
          ETH: 'Ether',
          SOL: 'Solana',
          BTC: 'Bitcoin',
          ROC: 'Rococo',
        }
        const name = token ?? new RegExp(`^${names[account.native]}`)
        await rows.getByRole('button', { name }).first().click({ timeout })
        await sending.amount().fill(amount, { timeout })
        await sending.receiver().fill(account.fresh(), { timeout })
      })
    },
    openReview: (world) => step.click({ timeout: timeoutIn(world) }).catch(() => {}),
  }
}

/** Swaps by the demo's exchange. */
export function swapPayments(host: HostPage, choices: readonly Exchange[]): Payments {
  const swapping = new SwapPage(host)
  const step = swapping.step('Review swap')

  async function choose(side: 0 | 1, token: RegExp, timeout: number): Promise<void> {
    const field = swapping.form().locator('.amount-field').nth(side)
    await field.locator('button.token').click({ timeout })
    const dialog = host.dialog('Select Token')
    await dialog.getByRole('searchbox').fill(token.source.slice(1), { timeout })
    await dialog
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: token })
      .click({ timeout })
  }

  return {
    review: '.swap-preview',
    async fill(world) {
      const { source, target, amount } = choiceOf(choices, world)
      await host.command('open', { view: 'Swap' })
      return fillIn(step, world, async (timeout) => {
        await choose(0, source, timeout)
        await choose(1, target, timeout)
        await swapping.amount().fill(amount, { timeout })
      })
    },
    openReview: (world) => step.click({ timeout: timeoutIn(world) }).catch(() => {}),
    async type(world) {
      const timeout = timeoutIn(world)
      const field = swapping.preview().getByLabel(/^To continue, type the amount/)
      const label = await swapping.preview().locator('label').textContent({ timeout })
      const [amount = ''] = /[\d.]+(?= [A-Z])/.exec(label?.replace(/\p{Cf}/gu, '') ?? '') ?? []
      await field.fill(amount, { timeout })
    },
  }
}
