// Texts of the customs behind Settings > Pricing, Payment Systems, Payout Systems and Currencies.
export const pricingTexts = {
  'guards.presetDecimals': 'Prices in {0} have at most {1} decimals',

  'guards.systemReady': 'Fill in the merchant settings first: {0}',
  'guards.settingsStay': 'The system is on and needs it: switch it off first',
  'guards.onlyPaymentSystem': 'It is the only payment system that is on, and subscriptions paid by card depend on it',
  'ticks.onlyPaymentSystem':
    'It is the only payment system that is on, and {0} subscriptions paid by card depend on it; delete it nevertheless',
  'guards.becomesDraft': 'Without currencies {0} becomes a draft and is switched off',
  'ticks.becomesDraft': 'Without currencies {0} becomes a draft and is switched off',

  'currencies.becomeDrafts': 'Become drafts',
}
