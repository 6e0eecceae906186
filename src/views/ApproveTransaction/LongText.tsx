import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useText } from '../context.ts'

/** Lines and characters of a text that are shown before the user unfolds it. */
const maxLines = 40
const maxCharacters = 4_000

/** The text that a request signs; a long one is folded behind a button that tells its length. */
export function LongText({ children }: { children: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const lines = children.split('\n')
  const start = lines.slice(0, maxLines).join('\n').slice(0, maxCharacters)
  const isFolded = !isOpen && start.length < children.length
  return (
    <>
      <blockquote dir="auto">{isFolded ? `${start.trimEnd()}…` : children}</blockquote>
      {isFolded && (
        <Button onClick={() => setOpen(true)}>
          {t('review.showAll', { lines: lines.length, characters: [...children].length })}
        </Button>
      )}
    </>
  )
}
