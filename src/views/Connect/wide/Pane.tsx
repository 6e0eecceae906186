import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { offersAllWallets } from '../../../actions/wallets/offersAllWallets.ts'
import { List } from '../../../components/ListItem.tsx'
import { SkeletonRows } from '../../../components/Skeleton.tsx'
import type { Modal } from '../../../controllers/modal.ts'
import { options } from '../../../controllers/options.ts'
import type { RouterEntry } from '../../../controllers/router.ts'
import { wallets } from '../../../controllers/wallets.ts'
import { addStyles } from '../../../theme/styles.ts'
import type { Namespace } from '../../../types/caip.ts'
import type { ViewName } from '../../../types/view.ts'
import type { WalletRow } from '../../../types/wallet.ts'
import { useStateOf } from '../../../utils/useStateOf.ts'
import { ModalContext, useModal, useText } from '../../context.ts'
import { useMethods } from '../ConnectView.tsx'
import { isInstalledRow, useConnectRows } from '../useConnectRows.ts'
import { Row, WalletSection } from '../WalletSection.tsx'
import css from './wide.css'

addStyles(css)

/** Views that lead from the list to a connection. Any other view has the card for itself. */
const besideList: ReadonlySet<ViewName> = new Set([
  'Connect',
  'AllWallets',
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectWallets',
  'ConnectSocials',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailLogin',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'GetWallet',
  'Downloads',
])

const guide: RouterEntry = { view: 'WhatIsAWallet', data: {} }
const directory: RouterEntry = { view: 'AllWallets', data: {} }

/** Returns the view that stands beside the list until the user has chosen something from it. */
function firstBeside(): RouterEntry | undefined {
  if (options.enableWalletGuide) return guide
  return offersAllWallets(options) ? directory : undefined
}

const isBesideList = (history: readonly RouterEntry[]) =>
  history[0]?.view === 'Connect' &&
  history.every(({ view }) => besideList.has(view)) &&
  firstBeside() !== undefined

export function topOf(history: readonly RouterEntry[]): RouterEntry | undefined {
  const top = history.at(-1)
  return (isBesideList(history) && top?.view === 'Connect' && firstBeside()) || top
}

/** The list of wallets at the left of the wide layout, while the views at the right belong to it. */
export function Pane(): ReactNode {
  const modal = useModal()
  useStateOf(options)
  const history = useStateOf(modal.router.state).history as readonly RouterEntry[]
  if (!isBesideList(history)) return null
  return <WalletList modal={modal} depth={history.length} namespace={history[0]?.data.namespace} />
}

interface WalletListProps {
  modal: Modal
  depth: number
  namespace: Namespace | undefined
}

function WalletList({ modal, depth, namespace }: WalletListProps) {
  const { t } = useText()
  const pane = useRef<HTMLElement>(null)
  const pressed = useRef<Element | null>(null)
  /** The button whose view is at the right. */
  const chosen = useRef<HTMLElement | null>(null)
  useRegions(pane)

  // A chosen view replaces the one chosen before, whose requests end as it unmounts.
  const ofPane = useMemo<Modal>(
    () => ({
      ...modal,
      router: {
        ...modal.router,
        push(view, data) {
          chosen.current?.removeAttribute('aria-current')
          chosen.current = pressed.current instanceof HTMLElement ? pressed.current : null
          chosen.current?.setAttribute('aria-current', 'true')
          modal.router.goBackToIndex(0)
          modal.router.push(view, data)
        },
      },
    }),
    [modal],
  )

  useEffect(() => {
    if (depth > 1) return
    chosen.current?.removeAttribute('aria-current')
    chosen.current?.focus({ preventScroll: true })
    chosen.current = null
  }, [depth])

  return (
    <ModalContext.Provider value={ofPane}>
      <section
        ref={pane}
        className="pane"
        aria-labelledby="list-title"
        onClickCapture={({ target }) => {
          pressed.current = target instanceof Element ? target.closest('button') : null
        }}
      >
        <h2 id="list-title">{t('title.Connect')}</h2>
        <div className="connect">
          <Methods namespace={namespace} />
        </div>
      </section>
    </ModalContext.Provider>
  )
}

/** Names the dialog by the titles of both panes, and makes the view at the right a region. */
function useRegions(pane: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const dialog = pane.current?.closest('dialog')
    const content = dialog?.querySelector('.content')
    dialog?.setAttribute('aria-labelledby', 'list-title title')
    content?.setAttribute('role', 'region')
    content?.setAttribute('aria-labelledby', 'title')
    return () => {
      dialog?.setAttribute('aria-labelledby', 'title')
      content?.removeAttribute('role')
      content?.removeAttribute('aria-labelledby')
    }
  }, [pane])
}

/** Number of rows up to which popular wallets fill the list. */
const leastRows = 6

const isRecent = ({ tag }: WalletRow) => tag === 'recent'
const isPairing = ({ key }: WalletRow) => key === 'walletConnect'
const isPopular = (row: WalletRow) => !isInstalledRow(row) && !isRecent(row) && !isPairing(row)

/** Logins and groups of wallets. If the user must accept terms first, wallets wait for the chunk of the terms. */
function Methods({ namespace }: { namespace: Namespace | undefined }) {
  const { t } = useText()
  const rows = useConnectRows(namespace, leastRows)
  const { hasConnectMethods, features } = useStateOf(options)
  const { status } = useStateOf(wallets)
  const { Methods: Logins } = useMethods(hasConnectMethods)
  const popular = rows.filter(isPopular)
  const awaitsPopular = popular.length === 0 && status === 'loading' && rows.some(isPairing)
  const groups = (
    <div className="groups">
      <Group title={t('tag.installed')} rows={rows.filter(isInstalledRow)} />
      <Group title={t('tag.recent')} rows={rows.filter(isRecent)} />
      <Group title={t('wide.popular')} rows={popular} isLoading={awaitsPopular} />
      <div className="group more">
        <h3>{t('wide.more')}</h3>
        <WalletSection rows={rows.filter(isPairing)} namespace={namespace} />
      </div>
    </div>
  )
  if (!Logins) return hasConnectMethods && features.legalCheckbox ? null : groups
  return (
    <Logins rows={rows} namespace={namespace}>
      {groups}
    </Logins>
  )
}

interface GroupProps {
  title: string
  rows: readonly WalletRow[]
  isLoading?: boolean
}

function Group({ title, rows, isLoading = false }: GroupProps) {
  const { t } = useText()
  if (rows.length === 0 && !isLoading) return null
  return (
    <div className="group">
      <h3>{title}</h3>
      {isLoading ? (
        <SkeletonRows count={3} label={t('loading')} />
      ) : (
        <List label={title}>
          {rows.map((row) => (
            // The title says what the tag of the row would say.
            <Row key={row.key} row={row.tag === 'multichain' ? row : { ...row, tag: null }} />
          ))}
        </List>
      )}
    </div>
  )
}
