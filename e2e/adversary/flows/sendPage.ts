import type { AmountUnit } from '../../../src/types/send.ts'
import type { Page } from '../world/openPage.ts'
import type { Review } from './Outcome.ts'

const load = async () => ({
  ...(await import('../../../src/actions/send/assessDraft.ts')),
  ...(await import('../../../src/actions/send/checkReceiver.ts')),
  ...(await import('../../../src/actions/send/draftTokens.ts')),
  ...(await import('../../../src/actions/send/prepareDraft.ts')),
  ...(await import('../../../src/actions/send/reviewDraft.ts')),
  ...(await import('../../../src/actions/send/sendDraft.ts')),
  ...(await import('../../../src/actions/send/sendingAccount.ts')),
  ...(await import('../../../src/actions/send/setReceiver.ts')),
  ...(await import('../../../src/controllers/send.ts')),
})

export type SendModules = Awaited<ReturnType<typeof loadSend>>

/** The form and the review of Send, as their views use actions and the draft. */
export async function loadSend({ modal, modules }: Page) {
  const code = await load()
  const { send } = code
  const assess = () => {
    const payer = code.sendingAccount()
    return payer && code.assessDraft(send, { ...payer, locale: 'en' })
  }
  let check: Awaited<ReturnType<typeof code.reviewDraft>> | null = null

  function readNow(): Review | null {
    const { token, receiverAddress, gasPrice, accountCost, lost } = send
    const amount = assess()?.amount
    if (!token || !receiverAddress || !amount || !check || check.refusal) return null
    return {
      to: receiverAddress,
      token: token.address?.split(':').at(-1) ?? null,
      amount,
      typedTokens: send.amountUnit === 'token' ? Number(send.sendTokenAmount) : null,
      feeCeiling: gasPrice,
      beside: accountCost + (lost ?? 0n),
      isConfirmed: check.warnings.some(code.mustConfirm),
    }
  }

  return {
    prepare: () => code.prepareDraft().catch(() => {}),
    choose(symbol: string): boolean {
      const token = send.tokenBalances.find((one) => one.symbol === symbol)
      if (token) code.chooseToken(token)
      return token !== undefined
    },
    type: (amountUnit: AmountUnit, sendTokenAmount: string) =>
      code.updateSend({ amountUnit, sendTokenAmount }),
    setReceiver: (text: string) => code.setReceiver(text),
    canReview: () => assess()?.step === 'preview' && send.receiverAddress !== null,
    async openReview(): Promise<void> {
      modal.router.push('WalletSendPreview')
      const { token, receiverAddress: to } = send
      const payer = code.sendingAccount()
      if (!payer || !token || !to) return
      check = await code.reviewDraft(payer, { token, to, amount: assess()?.amount ?? null })
    },
    /** What the review shows. Until it says that it has changed, that is what it showed when it opened. */
    readReview: (shown?: Review): Review | null => shown ?? readNow(),
    canPress: () => readNow() !== null && !send.loading,
    press: () => code.sendDraft(modal),
    hasFailed: () => send.failure !== null && !send.mayHaveBeenSent,
    isLoading: () => send.loading,
    failure: () => send.failure?.code ?? null,
    pending: () => modules.pendingTransactions.list,
  }
}
