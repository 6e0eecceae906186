import type { FrameFaults } from '../../services/frame/page/faults.ts'
import { expect } from './expect.ts'
import type { Stage } from './Stage.ts'
import { until } from './until.ts'

/**
 * Faults of the frame while a view is shown, so that the view stays: some requests get no response, and a code is
 * refused.
 */
const held: FrameFaults = {
  silent: ['CONNECT_DEVICE', 'GET_SOCIAL_REDIRECT_URI', 'CONNECT_FARCASTER'],
  errors: { CONNECT_OTP: 'Wrong code' },
}

let faults = held

/** Sets the faults of the frame now, and again each time the frame loads. */
function misbehave(next: FrameFaults, stage: Stage): void {
  faults = next
  const frame =
    stage.element.shadowRoot?.querySelector('iframe') ?? document.querySelector('iframe')
  frame?.contentWindow?.postMessage({ faults }, stage.urls.frame)
}

/** Prevents responses of the frame from its first load on. Must be called before the element listens to the frame. */
export function holdFrame(frameUrl: string): void {
  addEventListener('message', ({ origin, data, source }) => {
    if (origin !== frameUrl || data?.type !== '@w3m-frame/READY') return
    ;(source as Window | null)?.postMessage({ faults }, origin)
  })
}

/** True if the active account belongs to the embedded wallet. */
export async function isEmbedded(stage: Stage): Promise<boolean> {
  const { namespace, accounts } = await stage.state()
  return namespace !== null && accounts[namespace]?.wallet.type === 'AUTH'
}

/** Waits for the next mail to this address whose text matches. */
async function mailTo(stage: Stage, email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  const look = async () => {
    const response = await fetch(`${stage.urls.inbox}/mails.json?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as { subject: string; text: string }[]
    for (const { subject, text } of mails) found ??= pattern.exec(`${subject}\n${text}`)?.[1]
  }
  await until(() => {
    void look()
    return found !== undefined
  }, `there is a mail to ${email}`)
  return found ?? ''
}

/** Types a code; the last digit submits it. */
export async function enterCode(stage: Stage, code: string): Promise<void> {
  const group = stage.dialog().getByRole('group', { name: 'One-time code' })
  await group.getByRole('textbox').fill(code)
}

/** An email address that no other state uses. */
export const newEmail = () => `user-${crypto.randomUUID()}@example.test`

async function logIn(stage: Stage): Promise<void> {
  const email = newEmail()
  await stage.command('open', { view: 'EmailLogin' })
  const field = stage.dialog('Email Login').getByRole('textbox', { name: 'Email' })
  await field.fill(email)
  await field.submit()
  await expect(stage.dialog('Register Device')).toBeVisible()
  const link = new URL(await mailTo(stage, email, /(http\S+\/device\?\S+)/))
  const body = link.searchParams
  await fetch(link.origin + link.pathname, { method: 'POST', mode: 'no-cors', body })
  await expect(stage.dialog('Confirm Email')).toBeVisible()
  await enterCode(stage, await mailTo(stage, email, /\b(\d{6})\b/))
  await until(
    () => stage.element.getAttribute('status') === 'connected' && !stage.dialog().isVisible(),
    'the embedded wallet is connected',
  )
}

/** Connects the embedded wallet of a new user, unless it is connected. */
export async function connectEmbedded(stage: Stage): Promise<void> {
  if (await isEmbedded(stage)) return
  await stage.command('disconnect')
  stage.setAttributes({ features: null })
  misbehave({}, stage)
  await logIn(stage)
  misbehave(held, stage)
}
