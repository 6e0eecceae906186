import { addStyles } from '../theme/styles.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './IconButton.css'

addStyles(css)

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
}

export function IconButton({ icon, label, onClick, disabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      part="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
