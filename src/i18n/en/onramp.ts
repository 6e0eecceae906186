/** The texts of the views of buying. See `common.ts`. */
export const onramp = {
  'title.OnRampProviders': 'Choose Provider',
  'title.OnRampTokenSelect': 'Select Token',
  'title.OnRampFiatSelect': 'Select Currency',
  'title.OnRampActivity': 'Activity',
  'title.BuyInProgress': 'Buy',
  'title.WhatIsABuy': 'What is Buy?',
} as const
