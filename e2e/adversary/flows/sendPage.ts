import type { AmountUnit } from '../../../src/types/send.ts'
import type { Page } from '../world/openPage.ts'
import { type ReviewPage, readOrder } from './ReviewPage.ts'

export interface SendPage extends ReviewPage {
  prepare(): Promise<void>
  /** Returns false if the list has no such token. */
  choose(symbol: string): boolean
  type(unit: AmountUnit, text: string): void
  setReceiver(text: string): Promise<void>
  canReview(): boolean
  /** The fields of the form, as the user has filled them in. */
  fields(): string
}

/** The form and the review of Send, as their views use actions and the draft. */
export async function loadSend({ modal, load }: Page): Promise<SendPage> {
  const code = await load.send()
  const { send } = code
  const assess = () => {
    const payer = code.sendingAccount()
    return payer && code.assessDraft(send, { ...payer, locale: 'en' })
  }
  return {
    prepare: () => code.prepareDraft().catch(() => {}),
    choose(symbol) {
      const token = send.tokenBalances.find((one) => one.symbol === symbol)
      if (token) code.chooseToken(token)
      return token !== undefined
    },
    type: (amountUnit, sendTokenAmount) => code.updateSend({ amountUnit, sendTokenAmount }),
    setReceiver: (text) => code.setReceiver(text),
    fields: () => `${send.sendTokenAmount} ${send.amountUnit} to ${send.receiverInput}`,
    canReview: () => assess()?.step === 'preview' && send.receiverAddress !== null,
    async open() {
      modal.router.push('WalletSendPreview')
      await code.reviewDraft('en')
    },
    step: () => (send.review ? code.sendStep(send, Date.now()) : 'gone'),
    read: () => readOrder(send.review?.order ?? null),
    press: () => code.pressSend(modal),
    typeArriving() {},
    isLoading: () => send.loading,
  }
}
