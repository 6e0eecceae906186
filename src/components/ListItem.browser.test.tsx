import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import base from '../theme/base.css'
import { addStyles, adoptStyles } from '../theme/styles.ts'
import { List, ListItem } from './ListItem.tsx'
import { RowLines } from './RowLines.tsx'

addStyles(base)

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function renderList(dir: 'ltr' | 'rtl', row: ReactNode): Promise<ShadowRoot> {
  const host = document.createElement('div')
  host.dir = dir
  host.style.inlineSize = '320px'
  const root = host.attachShadow({ mode: 'open' })
  const place = document.createElement('div')
  place.className = 'root'
  root.append(place)
  document.body.append(host)
  adoptStyles(root)
  const react = createRoot(place)
  ends.push(() => {
    react.unmount()
    host.remove()
  })
  react.render(<List label="Wallets">{row}</List>)
  await expect.poll(() => root.querySelector('[data-image]')).not.toBeNull()
  return root
}

/** Visible distance in px between the image and the text in the row. */
function gap(root: ShadowRoot, text: string): number {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() && walker.currentNode.nodeValue !== text);
  const range = document.createRange()
  range.selectNodeContents(walker.currentNode)
  const drawn = range.getBoundingClientRect()
  const image = root.querySelector('[data-image]')?.getBoundingClientRect() ?? drawn
  return Math.max(drawn.left - image.right, image.left - drawn.right)
}

const image = <span data-image="" style={{ flex: 'none', inlineSize: 40, blockSize: 40 }} />

describe.each(['ltr', 'rtl'] as const)('in %s text', (dir) => {
  it('a row shows a Latin name next to its image', async () => {
    const root = await renderList(dir, <ListItem name="Rainbow" image={image} tag="Installed" />)
    expect(gap(root, 'Rainbow')).toBeLessThan(16)
  })

  it('a row shows both text lines next to its image', async () => {
    const lines = (
      <li className="list-item">
        {image}
        <RowLines>
          <span className="name">Sent</span>
          <bdi className="quiet">Dai Stablecoin</bdi>
        </RowLines>
      </li>
    )
    const root = await renderList(dir, lines)
    expect(gap(root, 'Sent')).toBeLessThan(16)
    expect(gap(root, 'Dai Stablecoin')).toBeLessThan(16)
  })
})
