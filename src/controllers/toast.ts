import { createState, type ReadonlyState } from '../utils/state.ts'

export type ToastVariant = 'success' | 'error' | 'loading' | 'info'

export interface ToastState {
  open: boolean
  message: string
  /** A second line in small type. It equals the message if no detail is given. */
  detail?: string
  /** Language of the detail, if a service wrote it. */
  detailLang?: 'en' | undefined
  variant: ToastVariant
  /** Path of a 24-unit line icon that replaces the variant's icon. */
  svg: string | null
  autoClose: boolean
}

type ToastOptions = Partial<Pick<ToastState, 'svg' | 'autoClose' | 'detail' | 'detailLang'>>

const swapDelayMs = 150
const autoCloseMs = 2500

export const toast: ReadonlyState<ToastState> = createState<ToastState>({
  open: false,
  message: '',
  variant: 'info',
  svg: null,
  autoClose: true,
})

let timer: ReturnType<typeof setTimeout> | undefined

const close = () => Object.assign(toast, { open: false })

function show(next: ToastState) {
  Object.assign(toast, next)
  if (next.autoClose) timer = setTimeout(hideToast, autoCloseMs)
}

/** Shows a text. If a toast is open, it closes first, and the new toast follows after `swapDelayMs`. */
export function showToast(message: string, variant: ToastVariant, options?: ToastOptions): void {
  clearTimeout(timer)
  const next = {
    open: true,
    message,
    variant,
    detail: message,
    detailLang: undefined,
    svg: null,
    autoClose: true,
    ...options,
  }
  if (toast.open) {
    close()
    timer = setTimeout(show, swapDelayMs, next)
  } else show(next)
}

export function hideToast(): void {
  clearTimeout(timer)
  close()
}
