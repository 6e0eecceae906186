import type { TokenPermission } from '../../../src/types/permission.ts'
import type { Family, Setting } from '../families/Family.ts'
import type { Page } from '../world/openPage.ts'
import type { Outcome, Review } from './Outcome.ts'
import { inSession } from './session.ts'

const limitMs = { search: 90_000, press: 90_000 }

/** Copies what the user reads of a card with an allowance. */
function readCard(
  { modules, namespace }: Page,
  { token, spender }: TokenPermission,
): Review | null {
  const paying = modules.payingAccount(namespace)
  return (
    paying && {
      kind: 'revoke',
      account: paying.address,
      network: paying.network.caipNetworkId,
      to: spender,
      token,
      amount: 0n,
      typedTokens: null,
      feeCeiling: null,
      beside: 0n,
      brings: null,
      isConfirmed: false,
    }
  )
}

/** The list of allowances, as its view uses actions and state. */
async function loadPermissions({ modules, namespace, load }: Page) {
  const code = await load.permissions()
  const { permissions } = code
  const isOwn = () => permissions.owner === modules.ownerOf(modules.payingAccount(namespace))
  return {
    search: () => code.searchPermissions(),
    isOwn,
    /** The cards that the view shows; none of another account. */
    cards: () => (isOwn() ? permissions.list.filter(({ kind }) => kind === 'amount') : []),
    isBusy: () => [...permissions.revoking.values()].includes('asked'),
    revoke: (modal: Page['modal'], one: TokenPermission) => code.revokePermissions(modal, [one]),
  }
}

/** Searches for allowances and revokes one of them, as the user does by its card. */
export function runRevoke(setting: Setting, family: Family): Promise<Outcome> {
  const { world, liar, clock } = setting
  return inSession(setting, family, async (page, outcome, within) => {
    await page.modules.loadMessages('en', 'connected')
    page.modal.router.push('Permissions')
    liar.enter('form')
    const view = await loadPermissions(page)
    await within('the search', view.search(), limitMs.search)
    liar.enter('review')
    await clock.pass(5_000)
    // As in the view, another account or network has a search of its own.
    if (!view.isOwn()) await within('the search', view.search(), limitMs.search)
    const cards = view.cards()
    const card = cards[world.variant % Math.max(1, cards.length)]
    const read = card && readCard(page, card)
    if (!card || !read) return
    const sent = family.payments().length
    outcome.reviews.push(read)
    liar.enter('press')
    await clock.settle()
    await within('revoke', view.revoke(page.modal, card), limitMs.press)
    await clock.pass(2_000)
    if (family.payments().length === sent) outcome.reviews.pop()
    if (view.isBusy()) outcome.stuck.push('the wallet’s answer')
    liar.enter('broadcast')
    await clock.pass(60_000)
    const isGone = !view.cards().some(({ id }) => id === card.id)
    const isHonest = world.lies.length === 0 && world.turn === 'none'
    if (isHonest && family.payments().length > sent && !isGone)
      outcome.stuck.push('the card of a revoked allowance')
  })
}
