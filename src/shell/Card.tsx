import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { tryCloseModal } from '../actions/modal/closeModal.ts'
import { IconButton } from '../components/IconButton.tsx'
import { alert } from '../controllers/alert.ts'
import { options } from '../controllers/options.ts'
import { mustBeDecided, type RouterEntry } from '../controllers/router.ts'
import type { MessageKey } from '../i18n/messages.ts'
import { afterPaint } from '../utils/afterPaint.ts'
import { useStateOf } from '../utils/useStateOf.ts'
import { useModal, useText } from '../views/context.ts'
import { prefetchRegistry } from '../views/loadView.ts'
import { Toast } from './Toast.tsx'
import { useShownView } from './useShownView.ts'
import { ViewSlot } from './ViewSlot.tsx'

interface CardProps {
  /** True from opening by keyboard until the first view has been focused. */
  byKeyboard?: { current: boolean }
}

export function Card({ byKeyboard }: CardProps) {
  const modal = useModal()
  const { t } = useText()
  const { embedded, open, shaking, wide } = useStateOf(modal.state)
  const history = useStateOf(modal.router.state).history as readonly RouterEntry[]
  const top = wide ? wide.topOf(history) : history.at(-1)
  const slot = useShownView(top, history.length)
  const { shown, failed } = slot
  const isLoading = !failed && shown !== undefined && shown.entry !== top
  // Title and buttons belong to the shown view, which stays until the next view has loaded.
  const { entry = top, depth = history.length } = (!failed && shown) || {}
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useDialogBehavior(card)
  const isWaiting = useWait(open && !shown && !failed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of view may remove the focused element
  useEffect(() => {
    const root = card.current?.getRootNode()
    const active = root instanceof ShadowRoot ? root.activeElement : null
    if (embedded || !open) return
    // WebKit gives the focus to the card when it shows the dialog.
    if (!active || active === card.current || active.localName === 'dialog')
      heading.current?.focus()
    if (!byKeyboard?.current || !(shown || failed)) return
    byKeyboard.current = false
    const first = card.current?.querySelector<HTMLElement>('.connect .list-item')
    // The user has shown no intent yet by this focus, which would prefetch what the wallet needs.
    first?.addEventListener('focusin', stopOnce, { once: true })
    first?.focus()
  }, [shown, failed, embedded, open])

  const dialog = embedded ? { role: 'dialog', 'aria-labelledby': 'title' } : {}
  const title = (of: RouterEntry | undefined) => {
    const params = { wallet: of?.data.wallet?.name ?? '', network: of?.data.network?.name ?? '' }
    return of && t(titleKey(of) as MessageKey, params)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card is no control; it prefetches what its controls need
    <div
      ref={card}
      className="card"
      part="dialog"
      tabIndex={-1}
      onPointerEnter={prefetchRegistry}
      onKeyDown={embedded || shown || failed ? undefined : keepTab}
      onFocus={(event) => event.target.closest('.content, button') && prefetchRegistry()}
      data-shaking={shaking ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
      {...dialog}
    >
      {wide && <wide.Pane />}
      <div className="header" part="header">
        {entry && (shown || failed) ? <StartButton entry={entry} depth={depth} /> : <span />}
        <h1 ref={heading} id="title" className="title" part="title" tabIndex={-1} dir="auto">
          {title(entry) || (failed && (title(shown?.entry) || t('error.LOAD_FAILED')))}
        </h1>
        {!embedded && (
          <IconButton icon="close" label={t('close')} onClick={() => tryCloseModal(modal)} />
        )}
      </div>
      <AlertBar />
      <div className="content" part="content" aria-busy={isLoading}>
        <div>
          <ViewSlot {...slot} />
        </div>
      </div>
      {embedded && <Toast />}
    </div>
  )
}

const stopOnce = (event: Event): void => event.stopPropagation()

/**
 * Keeps the focus in the dialog until the first view has loaded. Without this, Tab would move the focus to the
 * browser's own controls.
 */
function keepTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.preventDefault()
}

/** Time in ms for which an opened card stays hidden while its first view loads, so that it appears at full height. */
const waitMs = 250

/** True while `isLoading`, but for `waitMs` at most. After that time the skeleton is shown. */
function useWait(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setLate, waitMs, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && !isLate
}

/** The dialog's behaviour has its own chunk, so that the first view does not wait for it. */
function useDialogBehavior(card: RefObject<HTMLDivElement>): void {
  const modal = useModal()
  useLayoutEffect(() => {
    const element = card.current
    let release: (() => void) | undefined
    let isHere = true
    const leave = () => {
      tryCloseModal(modal)
      return !modal.state.open
    }
    import('./dialogBehavior.ts').then(
      ({ attachDialogBehavior }) => {
        // Measuring the card before its first paint would lay it out once more.
        afterPaint(() => {
          if (element && isHere) release = attachDialogBehavior(element, leave)
        })
      },
      () => {},
    )
    return () => {
      isHere = false
      release?.()
    }
  }, [card, modal])
}

const titleKey = ({ view, data: { provider } }: RouterEntry) =>
  provider ? `social.${provider}` : `title.${view}`

/** If a view has no button at the start, an empty element takes its place, so that the title stays centred. */
function StartButton({ entry, depth }: { entry: RouterEntry; depth: number }) {
  const modal = useModal()
  const { t } = useText()
  const { enableWalletGuide } = useStateOf(options)
  if (mustBeDecided(entry) || entry.view === 'ApproveTransaction') return <span />
  if (depth > 1) {
    return <IconButton icon="back" label={t('back')} onClick={() => modal.router.goBack()} />
  }
  if (entry.view !== 'Connect' || !enableWalletGuide) return <span />
  return (
    <IconButton
      icon="help"
      label={t('title.help')}
      onClick={() => modal.router.push('WhatIsAWallet')}
    />
  )
}

function AlertBar() {
  const { message } = useStateOf(alert)
  return <div role="alert">{message && <p className="alert">{message}</p>}</div>
}
