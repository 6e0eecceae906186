import { proxy } from 'valtio/vanilla'

export type ToastVariant = 'success' | 'error' | 'loading' | 'info'

export interface ToastState {
  open: boolean
  message: string
  variant: ToastVariant
}

const swapDelayMs = 150
const autoCloseMs = 2500

export const toast = proxy<ToastState>({ open: false, message: '', variant: 'info' })

let timer: ReturnType<typeof setTimeout> | undefined

function show(message: string, variant: ToastVariant, autoClose: boolean) {
  Object.assign(toast, { open: true, message, variant })
  if (autoClose) timer = setTimeout(hideToast, autoCloseMs)
}

/** Shows one line. A toast that is open closes first; the new one follows after 150 ms. */
export function showToast(message: string, variant: ToastVariant, autoClose = true): void {
  clearTimeout(timer)
  if (toast.open) {
    toast.open = false
    timer = setTimeout(show, swapDelayMs, message, variant, autoClose)
  } else show(message, variant, autoClose)
}

export function hideToast(): void {
  clearTimeout(timer)
  toast.open = false
}
