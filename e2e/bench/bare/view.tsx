import { useEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'

export interface Row {
  name: string
  icon?: string
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  dialog { inline-size: 360px; border: 0; border-radius: 24px; font: 16px system-ui }
  ul { display: grid; gap: 8px; padding: 0; list-style: none }
  button { display: flex; align-items: center; gap: 12px; inline-size: 100%; block-size: 56px }
  img, i { inline-size: 40px; block-size: 40px; border-radius: 10px }
`)

function Dialog({ rows }: { rows: readonly Row[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-label="Connect Wallet">
      <h1>Connect Wallet</h1>
      <ul>
        {rows.map(({ name, icon }) => (
          <li key={name}>
            <button type="button">
              {icon ? <img src={icon} alt="" /> : <i />}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}

let app: Root | undefined

/** Draws the dialog with its rows, or nothing. */
export function draw(root: ShadowRoot, rows: readonly Row[] | null): void {
  if (!app) {
    root.adoptedStyleSheets = [sheet]
    app = createRoot(root.appendChild(document.createElement('div')))
  }
  app.render(rows && <Dialog rows={rows} />)
}
