import { logins, openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

const email =
  'the.lady.with.the.very.long.name.indeed.from.rainforest.islands@northern.example.test'
const changing = { email, newEmail: `new.${email}`, redirectView: 'Account' }

export const states: ViewState[] = [
  {
    name: 'UpdateEmailWallet',
    view: 'UpdateEmailWallet',
    title: 'Edit Email',
    attributes: logins,
    connected: 'embedded wallet',
    show: openView('UpdateEmailWallet', changing),
  },
  {
    name: 'UpdateEmailPrimaryOtp',
    view: 'UpdateEmailPrimaryOtp',
    title: 'Confirm Current Email',
    attributes: logins,
    connected: 'embedded wallet',
    show: openView('UpdateEmailPrimaryOtp', changing),
  },
  {
    name: 'UpdateEmailSecondaryOtp',
    view: 'UpdateEmailSecondaryOtp',
    title: 'Confirm New Email',
    attributes: logins,
    connected: 'embedded wallet',
    show: openView('UpdateEmailSecondaryOtp', changing),
  },
]
