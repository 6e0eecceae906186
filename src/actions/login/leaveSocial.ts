import { login, socialUnderWay } from '../../controllers/login.ts'

export function leaveSocial(): void {
  const ended = socialUnderWay.current
  socialUnderWay.current = undefined
  Object.assign(login, { social: 'idle', socialError: null })
  ended?.abort()
}
