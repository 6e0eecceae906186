import { Icon, LineIcon } from '../components/Icon.tsx'
import { toast } from '../controllers/toast.ts'
import { useStateOf } from '../utils/useStateOf.ts'

const icons = { success: 'check', error: 'alert', info: 'info' } as const

export function Toast() {
  const { open, message, detail, detailLang, variant, svg } = useStateOf(toast)
  return (
    <div className="toast-area" role="status">
      {open && (
        <p className="toast" part="toast" data-variant={variant}>
          {variant === 'loading' ? (
            <span className="spinner" />
          ) : svg ? (
            <LineIcon path={svg} size={16} />
          ) : (
            <Icon name={icons[variant]} size={16} />
          )}
          <span>
            {message}
            {detail !== message && <small lang={detailLang}>{detail}</small>}
          </span>
        </p>
      )}
    </div>
  )
}
