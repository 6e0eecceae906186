import { type RefObject, useEffect, useId, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { enterReceiver, isAt, lookUpReceiver } from '../../actions/send/enterReceiver.ts'
import { canScanCodes } from '../../actions/send/scanCode.ts'
import { sendingAccount } from '../../actions/send/sendingAccount.ts'
import { type SuggestedReceiver, suggestReceivers } from '../../actions/send/suggestReceivers.ts'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { options } from '../../controllers/options.ts'
import { type SendState, send } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Avatar } from '../shared/Avatar.tsx'
import { useSentence } from '../shared/useSentence.tsx'
import type CodeScanner from './CodeScanner.tsx'
import { SuggestedReceivers } from './SuggestedReceivers.tsx'

const scanPath =
  'M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M8 12h8'

/** `isOffered` is true if this browser can read QR codes; `Scanner` is set while the scanner is open. */
function useCodeScanner() {
  const [isOffered, setOffered] = useState(false)
  const [Scanner, setScanner] = useState<typeof CodeScanner>()
  useEffect(() => {
    void canScanCodes().then(setOffered)
  }, [])
  return {
    isOffered,
    Scanner,
    open() {
      import('./CodeScanner.tsx').then(
        (module) => setScanner(() => module.default),
        (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
      )
    },
    close: () => setScanner(undefined),
  }
}

/** Receivers to choose from, which are looked for once the user comes to the empty field. */
function useSuggestions() {
  const [found, setFound] = useState<readonly SuggestedReceiver[]>([])
  const [isAsked, setAsked] = useState(false)
  return {
    found,
    ask() {
      const sending = sendingAccount()
      if (isAsked || !sending) return
      setAsked(true)
      void suggestReceivers(sending).then(setFound)
    },
  }
}

/** Offers to look up a name of DNS, and names the resolvers, which learn it. */
function LookUp({ name }: { name: string }) {
  const { locale } = useText()
  const say = useSentence()
  const { dnsResolvers } = useStateOf(options)
  const [one = '', two = ''] = dnsResolvers.map((url) => new URL(url).host)
  return (
    <>
      <Button onClick={() => void lookUpReceiver(locale)}>{say('send.lookUp', { name })}</Button>
      <p className="quiet">{say('send.lookUpHint', { one, two })}</p>
    </>
  )
}

interface ReceiverFieldProps {
  network: { name: string }
  input: RefObject<HTMLInputElement>
}

export function ReceiverField({ network, input }: ReceiverFieldProps) {
  const { t, locale } = useText()
  const id = useId()
  const say = useSentence()
  const { isOffered, Scanner, open, close } = useCodeScanner()
  const { found, ask } = useSuggestions()
  const draft = useStateOf(send, { sync: true }) as SendState
  const { tokenName, receiverAddress, receiverProblem, receiverProfileName, isResolving } = draft
  const { other, parameter } = draft.receiverDetails
  const problem =
    receiverProblem &&
    say(`send.receiver.${receiverProblem}`, { network: network.name, other, parameter })
  function leave() {
    close()
    input.current?.focus()
  }
  return (
    <div className="receiver-field">
      <label htmlFor={id}>{t('send.receiver')}</label>
      <div className="field" data-invalid={problem ? '' : undefined}>
        <input
          ref={input}
          id={id}
          part="input"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="auto"
          placeholder={t('send.receiverPlaceholder')}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-state`}
          value={draft.receiverInput}
          onFocus={ask}
          onChange={(event) => void enterReceiver(event.target.value, locale)}
        />
        {receiverAddress && (
          <Avatar address={receiverAddress} src={draft.receiverProfileImageUrl} />
        )}
        {isResolving && <span className="spinner" />}
        {isOffered && (
          <button
            type="button"
            className="icon-button"
            part="button"
            aria-label={t('send.scan')}
            onClick={open}
          >
            <LineIcon path={scanPath} />
          </button>
        )}
      </div>
      {draft.receiverInput === '' && (
        <SuggestedReceivers
          all={found}
          onChoose={(address) => void enterReceiver(address, locale)}
        />
      )}
      {Scanner && (
        <Scanner
          onText={(text) => {
            leave()
            void enterReceiver(text, locale)
          }}
          onClose={leave}
        />
      )}
      <p id={`${id}-state`} className={problem ? 'error' : 'quiet'} role="status">
        {problem}
        {isResolving && <span className="visually-hidden">{t('send.resolving')}</span>}
        {receiverAddress && receiverProfileName && (
          <span title={receiverAddress}>
            {t('send.resolved', {
              name: receiverProfileName,
              address: shortAddress(receiverAddress),
            })}
          </span>
        )}
      </p>
      {draft.receiverToLookUp !== null && !isResolving && <LookUp name={draft.receiverToLookUp} />}
      {tokenName && draft.token && isAt(tokenName.address)(draft.token) && (
        <p className="quiet" title={tokenName.address}>
          {say('send.resolved', {
            name: tokenName.name,
            address: shortAddress(tokenName.address),
          })}
        </p>
      )}
      {draft.paymentWords && (
        <p className="quiet">{say('send.paymentWords', { words: draft.paymentWords })}</p>
      )}
    </div>
  )
}
