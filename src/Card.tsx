import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { tryCloseModal } from './actions/modal/closeModal.ts'
import { IconButton } from './components/IconButton.tsx'
import { alert } from './controllers/alert.ts'
import type { RouterEntry } from './controllers/router.ts'
import type { MessageKey } from './i18n/messages.ts'
import { Toast } from './Toast.tsx'
import { useAutoHeight } from './useAutoHeight.ts'
import { useSheetDrag } from './useSheetDrag.ts'
import { useShownView } from './useShownView.ts'
import { ViewSlot } from './ViewSlot.tsx'
import { useModal, useText } from './views/context.ts'
import { prefetchRegistry } from './views/loadView.ts'

/** The card: header, the view on top of the stack, toasts. */
export function Card() {
  const modal = useModal()
  const { t } = useText()
  const { embedded, shaking } = useSnapshot(modal.state)
  const history = useSnapshot(modal.router.state).history as readonly RouterEntry[]
  const top = history.at(-1)
  const slot = useShownView(top, history.length)
  const { shown, failed } = slot
  // Title and buttons follow the view that is shown, not the one that is still loading.
  const { entry = top, depth = history.length } = (!failed && shown) || {}
  const card = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useAutoHeight(content, inner)
  const drag = useSheetDrag(card, () => tryCloseModal(modal))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what may lose the focus
  useEffect(() => {
    const root = card.current?.getRootNode()
    const active = root instanceof ShadowRoot ? root.activeElement : null
    if (!embedded && (!active || active.localName === 'dialog')) card.current?.focus()
  }, [shown, failed, embedded])

  const dialog = embedded ? { role: 'dialog', 'aria-labelledby': 'title' } : {}
  const title = (of: RouterEntry | undefined) => {
    const params = { wallet: of?.data.wallet?.name ?? '', network: of?.data.network?.name ?? '' }
    return of && t(titleKey(of) as MessageKey, params)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card itself does nothing, it fetches what its controls may need
    <div
      ref={card}
      className="card"
      part="dialog"
      tabIndex={-1}
      onPointerEnter={prefetchRegistry}
      onFocus={(event) => event.target !== event.currentTarget && prefetchRegistry()}
      data-shaking={shaking ? '' : undefined}
      {...dialog}
    >
      <div className="header" part="header" {...drag}>
        {entry && (shown || failed) ? <StartButton entry={entry} depth={depth} /> : <span />}
        <h1 id="title" className="title" part="title" aria-live="polite">
          {title(entry) || (failed && (title(shown?.entry) || t('error.LOAD_FAILED')))}
        </h1>
        {!embedded && (
          <IconButton icon="close" label={t('close')} onClick={() => tryCloseModal(modal)} />
        )}
      </div>
      <AlertBar />
      <div ref={content} className="content" part="content">
        <div ref={inner}>
          <ViewSlot {...slot} />
        </div>
      </div>
      <Toast />
    </div>
  )
}

const titleKey = ({ view, data: { provider } }: RouterEntry) =>
  provider ? `social.${provider}` : `title.${view}`

/** The header's left button: Back, or help on the first view, or an empty space that keeps the title centred. */
function StartButton({ entry, depth }: { entry: RouterEntry; depth: number }) {
  const modal = useModal()
  const { t } = useText()
  if (entry.view === 'UnsupportedChain' || entry.view === 'ApproveTransaction') return <span />
  if (depth > 1) {
    return <IconButton icon="back" label={t('back')} onClick={() => modal.router.goBack()} />
  }
  if (entry.view !== 'Connect') return <span />
  return (
    <IconButton
      icon="help"
      label={t('title.help')}
      onClick={() => modal.router.push('WhatIsAWallet')}
    />
  )
}

function AlertBar() {
  const { message } = useSnapshot(alert)
  return (
    <div role="alert">
      {message && (
        <p className="alert" title={message}>
          {message}
        </p>
      )}
    </div>
  )
}
